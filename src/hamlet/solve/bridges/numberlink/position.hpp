#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "hamlet/solve/bridges/numberlink/groups.hpp"
#include "hamlet/solve/bridges/numberlink/k_grid.hpp"

namespace hamlet::bridges::numberlink {

/// A k-grid with the connections drawn so far. It stands for the document's Γ_k and, after drawing, for its
/// Γ'_k, whose magnitudes are what remains of the original ones.
///
/// What is drawn breaks no rule that drawing more could not repair: at most k connections on a lane, none
/// that cross, no node with more than its magnitude, no loop if loops are banned.
class Position {
 public:
  explicit Position(BridgesPuzzle puzzle);
  /// Throws InputError for a bridge that breaks a rule.
  Position(BridgesPuzzle puzzle, std::span<const Bridge> drawn);

  const KGrid& grid() const { return *grid_; }
  const Groups& groups() const { return groups_; }
  Groups& groups() { return groups_; }

  /// Connections on each lane.
  std::span<const int> drawn() const { return drawn_; }
  /// magn(p) in this position; nothing for a `?`.
  std::optional<int> magnitude(Vertex p) const;
  /// The same as a plain number; `no_limit` for a `?`.
  int rest(Vertex p) const { return groups_.rest(p); }
  /// Returns whether all its connections are drawn. Never true for a `?`.
  bool is_complete(Vertex p) const { return groups_.is_complete(p); }
  /// Returns whether a drawn connection crosses the lane.
  bool is_blocked(LaneIndex lane) const { return blocked_[lane]; }
  /// How many more connections the lane can take, by k, by what crosses it and by the magnitudes at its ends.
  int room(LaneIndex lane) const;
  /// The number of neighbours to which another connection can be drawn.
  int open_neighbours(Vertex p) const;

  /// Returns whether every node has its connections and can get no other, and all are joined. If everything
  /// drawn is in every solution, this is then the only one.
  bool is_solved() const;
  /// A node of a group of complete nodes that is cut off from the others, if there is one: then no solution
  /// contains what is drawn.
  std::optional<Vertex> closed_off() const;

  /// Draws n connections, at most the lane's room.
  void draw(LaneIndex lane, int n);

  std::vector<Bridge> net() const { return net_of(grid_->network(), drawn_); }

  friend bool operator==(const Position& a, const Position& b) {
    return a.drawn_ == b.drawn_ && a.grid().puzzle() == b.grid().puzzle();
  }

 private:
  std::shared_ptr<const KGrid> grid_;
  std::vector<int> drawn_;
  std::vector<char> blocked_;
  Groups groups_;
};

/// The document's builder function u(p, ω): the position with the connections of ω drawn from p. Throws
/// InputError for a word that breaks a rule: no such neighbour, no room.
Position build(Position position, Vertex p, const Word& word);

}  // namespace hamlet::bridges::numberlink
