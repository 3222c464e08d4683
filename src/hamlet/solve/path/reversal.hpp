#pragma once

#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/path_rules.hpp"

namespace hamlet {

/// The same path or tour, walked the other way: a tour round to the same numbered cell.
class Reversal {
 public:
  explicit Reversal(const PathPuzzle& puzzle);

  /// The search shows tours without numbers in one direction only.
  bool search_shows_one_of_two() const { return rules_.direction_is_free && puzzle_.length() > 2; }

  /// Whether a solution is one the other way, too.
  bool has_other(const Path& path) { return known_ ? always_ : other(path) != nullptr; }
  /// The other one, until the next call; null if it is no solution.
  const Path* other(const Path& path);

 private:
  const PathPuzzle& puzzle_;
  PathRules rules_;
  bool known_ = false, always_ = false;
  Step anchor_ = 1;
  Path reversed_;
};

}  // namespace hamlet
