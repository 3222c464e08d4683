#pragma once

#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// The reverse of a path or tour. In a tour, the smallest printed number, or else the first cell, keeps its
/// place.
class Reversal {
 public:
  explicit Reversal(const PathPuzzle& puzzle);

  /// The search reports tours without numbers in one direction only.
  bool search_shows_one_of_two() const { return rules_.direction_is_free && puzzle_.length() > 2; }

  /// Whether the reverse of a solution is a solution too.
  bool has_other(const Path& path) { return known_ ? always_ : other(path) != nullptr; }
  /// The reverse, or null if it is not a solution. Valid until the next call.
  const Path* other(const Path& path);
  /// Whether the reverse is listed instead, where a solution and its reverse are one.
  bool is_second_of_two(const Path& path);

 private:
  const PathPuzzle& puzzle_;
  Rules rules_;
  bool known_ = false, always_ = false;
  Step anchor_ = 1;
  Path reversed_;
};

/// With one-way moves and no numbers inside: the puzzle over the moves that go both ways. Its solutions are
/// those that have a reverse. Nothing if the given ends exclude one.
std::optional<PathPuzzle> reversible_part(const PathPuzzle& puzzle);

}  // namespace hamlet::path
