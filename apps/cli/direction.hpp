#pragma once

#include "cli/option.hpp"
#include "hamlet/solve/path/count_by_search.hpp"

namespace hamlet {

/// Whether a solution and its reverse are two or one.
struct DirectionOptions {
  bool directed = false, undirected = false;

  Options options();
  /// An InputError if both are given.
  void require_one() const;
  /// As the options say, or else the puzzle itself.
  Direction of(const PathPuzzle& puzzle) const;
};

}  // namespace hamlet
