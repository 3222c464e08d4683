#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "hamlet/solve/bridges/numberlink/position.hpp"

namespace hamlet::bridges::numberlink {

/// The condition of the definition of Φ_Γ[p] that a word breaks, and the node at which that shows.
struct Broken {
  int condition;  // 1 to 5 as in the document; 6 is ours: the word closes a loop where there must be none
  Vertex node;
};

/// A node p and the effect of its words on the nodes around it. Finds which words are feasible and what they
/// have in common, without listing them.
///
/// The document leaves three things open. They are read here so that no solution is lost and no less is
/// dropped than in its examples:
///  - Condition 1 is about k alone, including what is drawn. Condition 3 is about magnitudes; a neighbour
///    that is missing or may not be joined has none.
///  - Condition 4: p and what is joined to it after drawing ω are complete, and are not all nodes. Groups
///    elsewhere are unchanged, so they say nothing about ω (see Position::closed_off).
///  - Condition 5: an incomplete node has no neighbour left to which anything can be drawn: each is complete,
///    or k is reached, or the way is crossed. Tested at the nodes that ω can affect: neighbours of p,
///    neighbours of nodes that it completes, and ends of lanes that it crosses.
/// A `?` takes any number up to k on a lane and is never complete. So a group with a `?` is never closed off,
/// and a `?` is never stranded.
class Surroundings {
 public:
  /// Refers to the position, which must outlive it and remain unchanged.
  Surroundings(const Position& position, Vertex p);

  /// The first condition broken by a word as long as the magnitude of p; nothing if the word is in Φ_Γ[p].
  std::optional<Broken> broken_by(const Word& word) const;

  /// ω*(p): the letters that all words of Φ_Γ[p] share. Returns nothing if there is no such word: then no
  /// solution contains what is drawn. Returns the empty word for a `?`, whose words are unknown, and for a
  /// complete node.
  ///
  /// Conditions 4 to 6 depend only on which neighbours get a connection and which become complete. So each
  /// exit has three classes of count (none, some, all that the neighbour needs), and at most 3^8 patterns are
  /// tried, however large k is.
  std::optional<Word> omega_star() const;

 private:
  struct Exit {
    Direction direction;
    LaneIndex lane;
    Vertex node;
    int by_k;    // how many more are allowed by k
    int wants;   // the rest of the neighbour
    int room;    // how many more can be drawn
    bool fresh;  // nothing drawn yet
    int group;   // index into groups_; -1 for p's own
  };
  /// A set of exits, by index.
  using Exits = std::uint8_t;
  struct Pattern {
    Exits used = 0;       // they get at least one connection
    Exits completed = 0;  // their neighbours become complete
  };
  /// A lane out of a node near p that a word of p can close, by crossing it or by completing its other end.
  struct WayOut {
    Exits crossed_by;
    Exits ends_at;
  };
  struct Strandable {
    Vertex node;
    Exits self;  // the exit that leads to it, if it is a neighbour
    std::uint32_t first_way, end_way;
  };
  class PatternSearch;

  void find_exits();
  void find_strandable();
  void consider_stranding(Vertex s, std::span<const std::pair<LaneIndex, Exits>> crossed);
  Exits exit_completing(Vertex node) const;
  static bool can_complete(const Exit& exit) { return exit.room > 0 && exit.room == exit.wants; }
  std::optional<Broken> broken_by(Pattern pattern) const;
  bool closes_off(Pattern pattern) const;
  bool closes_loop(Pattern pattern) const;
  bool is_stranded(const Strandable& node, Pattern pattern) const;
  bool patterns_matter() const;

  const Position& position_;
  Vertex p_;
  int rest_;
  std::vector<Exit> exits_;
  std::vector<Groups::Group> groups_;  // those of the neighbours, without p's own
  std::vector<Strandable> strandable_;
  std::vector<WayOut> ways_;
};

}  // namespace hamlet::bridges::numberlink
