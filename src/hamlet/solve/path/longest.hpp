#pragma once

#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

struct LongestResult {
  Path path = {};  // empty if no path exists
  bool proved = false;
  std::string method = {};  // "all-cells" or "branch-and-bound"
  std::uint64_t work = 0;
  std::string why = {};  // why it is not proved
};

/// Finds a path that visits as many cells as possible, each at most once; for a closed puzzle, a tour of at
/// least three cells. Keeps a given start and end. Throws an InputError for numbers, diamonds and marks,
/// which presuppose a path over all cells. Walks first, then branch and bound until the length is proved or
/// the run must end.
LongestResult longest_path(const PathPuzzle& puzzle, const Run& run);

}  // namespace hamlet::path
