#pragma once

#include "hamlet/solve/path/rules/visitor.hpp"

namespace hamlet::path {

/// When a search gives up: after `steps` steps, unless it has shown `promising` solutions by then. Steps, not
/// seconds, so that it gives up at the same place on every machine.
struct Patience {
  std::uint64_t steps = UINT64_MAX;
  std::uint64_t promising = 0;
};

/// The solver "backtrack": depth-first, with restarts until the first path is found.
SearchReport backtrack(const PathPuzzle& puzzle, const SolverOptions& options, const Patience& patience,
                       const Run& run, const Visitor& visit);

}  // namespace hamlet::path
