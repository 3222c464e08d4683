#pragma once

#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet::path {

/// The result of verifying a count.
struct SecondOpinion {
  bool complete = false;
  bool agrees = true;
  std::string how = {};      // "another order modulo 2147483647"
  std::string why_not = {};  // if not complete: what ended it
};

/// Counts again: a sweep by another order and an odd modulus, a search by another order of moves. If all
/// layers of the sweep fit into memory, also counts forwards and backwards, and checks the ends of the paths
/// against the count and the symmetries of the board.
SecondOpinion second_opinion(const PathCount& count, const PathPuzzle& puzzle, const CountOptions& options,
                             const std::vector<std::vector<Vertex>>& symmetries, const Run& run);

}  // namespace hamlet::path
