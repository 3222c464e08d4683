#pragma once

#include "hamlet/solve/path/rules/visitor.hpp"

namespace hamlet::path {

/// When a search gives up: after `steps` steps, unless it has reported `promising` solutions by then. The
/// limit is in steps, not seconds, so that it is the same on every machine.
struct Patience {
  std::uint64_t steps = UINT64_MAX;
  std::uint64_t promising = 0;
};

/// The solver "backtrack": depth-first search, with restarts until the first path is found.
SearchReport backtrack(const PathPuzzle& puzzle, const SolverOptions& options, const Patience& patience,
                       const Run& run, const Visitor& visit);

}  // namespace hamlet::path
