#pragma once

#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// The same path or tour, walked the other way: a tour round to its smallest printed number, or to its first
/// cell if none is printed.
class Reversal {
 public:
  explicit Reversal(const PathPuzzle& puzzle);

  /// The search shows tours without numbers in one direction only.
  bool search_shows_one_of_two() const { return rules_.direction_is_free && puzzle_.length() > 2; }

  /// Whether a solution is one the other way, too.
  bool has_other(const Path& path) { return known_ ? always_ : other(path) != nullptr; }
  /// The other one, until the next call; null if it is no solution.
  const Path* other(const Path& path);
  /// Whether the other one is listed instead, where a solution and its reverse are one.
  bool is_second_of_two(const Path& path);

 private:
  const PathPuzzle& puzzle_;
  Rules rules_;
  bool known_ = false, always_ = false;
  Step anchor_ = 1;
  Path reversed_;
};

/// Of a puzzle with one-way moves and without numbers inside: the same over the moves that go both ways. Its
/// solutions are those that have a reverse. Nothing if ends are given so that none has.
std::optional<PathPuzzle> reversible_part(const PathPuzzle& puzzle);

}  // namespace hamlet::path
