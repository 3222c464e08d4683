#pragma once

#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

struct LongestResult {
  Path path = {};  // empty: there is none at all
  bool proved = false;
  std::string method = {};  // of the proof
  std::uint64_t work = 0;
  std::string why = {};  // when it is not proved
};

/// A path that visits as many cells as possible, each at most once; of a closed puzzle, a tour of at least
/// three cells. Start and end are kept. Numbers, diamonds and marks speak of a path over all cells: an
/// InputError. Walks first, then branch and bound until it is proved or the run must end.
LongestResult longest_path(const PathPuzzle& puzzle, const Run& run);

}  // namespace hamlet::path
