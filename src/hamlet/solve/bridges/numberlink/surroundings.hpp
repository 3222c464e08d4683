#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "hamlet/solve/bridges/numberlink/position.hpp"

namespace hamlet::bridges::numberlink {

/// Which condition of the definition of Φ_Γ[p] a word breaks, and at which node it shows.
struct Broken {
  int condition;  // 1 to 5 as in the document; 6 is ours: the word closes a loop where there must be none
  Vertex node;
};

/// A node p and what its words can do to the nodes around it: decides which words are feasible and what they
/// have in common, without listing them.
///
/// The document leaves three things open. Read here so that no solution is lost and no less is dropped than
/// its examples drop:
///  - condition 1 is about k alone, with what is drawn; condition 3 about magnitudes, a missing neighbour (or
///  one
///    that may not be joined) having none;
///  - condition 4: p and what is joined to it after drawing ω are complete, and are not all. Sets elsewhere
///  are
///    as they were, so they say nothing about ω (see Position::closed_off);
///  - condition 5: a node that wants more has no neighbour left to which anything can be drawn: each is
///  complete,
///    or k is reached, or the way is crossed. Asked of the nodes that ω can change: neighbours of p,
///    neighbours of nodes it completes, ends of lanes it crosses.
/// A `?` takes any number up to k on a lane and is never complete, so a set with a `?` is never closed off
/// and a `?` never stranded.
class Surroundings {
 public:
  /// Valid while the position is there and unchanged.
  Surroundings(const Position& position, Vertex p);

  /// The first condition that a word of p's whole magnitude breaks; nothing if the word is in Φ_Γ[p].
  std::optional<Broken> broken_by(const Word& word) const;

  /// ω*(p), the letters that all words of Φ_Γ[p] share; nothing if there is no such word, and then no
  /// solution contains what is drawn. The empty word for a `?`, whose words are not known, and for a complete
  /// node.
  ///
  /// Conditions 4 to 6 depend only on which neighbours get anything and which become complete, so each exit
  /// has three sorts of count (none, some, all that the neighbour wants), and at most 3^8 patterns are tried
  /// however large k is.
  std::optional<Word> omega_star() const;

 private:
  struct Exit {
    Direction direction;
    LaneIndex lane;
    Vertex node;
    int by_k;    // how many more k allows
    int wants;   // rest of the neighbour
    int room;    // all told
    bool fresh;  // nothing drawn yet
    int group;   // index into groups_; -1 for p's own
  };
  /// A set of exits, by index.
  using Exits = std::uint8_t;
  struct Pattern {
    Exits used = 0;       // get at least one connection
    Exits completed = 0;  // get all they want
  };
  /// A way out of a node near p that a word of p can close: by crossing it or by completing its far end.
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
  std::vector<Groups::Group> groups_;  // of neighbours, without p's own
  std::vector<Strandable> strandable_;
  std::vector<WayOut> ways_;
};

}  // namespace hamlet::bridges::numberlink
