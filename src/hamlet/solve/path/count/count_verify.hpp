#pragma once

#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet::path {

/// A second opinion on a count.
struct SecondOpinion {
  bool complete = false;
  bool agrees = true;
  std::string how = {};      // "another order modulo 2147483647"
  std::string why_not = {};  // not complete: what ended it
};

/// Counts again: a sweep by another order and an odd modulus, a search with its moves in another order; and
/// if all layers of the sweep fit the memory, forwards and backwards, with the ends of the paths in pairs
/// under the symmetries of the board.
SecondOpinion verify(const PathCount& count, const PathPuzzle& puzzle, const CountOptions& options,
                     const std::vector<std::vector<Vertex>>& symmetries, const Run& run);

}  // namespace hamlet::path
