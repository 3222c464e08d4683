#pragma once

#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

/// After so many steps a search gives up, unless it has shown so many solutions by then. Steps and not time,
/// so that it does so at the same place on every machine.
struct Patience {
  std::uint64_t steps = UINT64_MAX;
  std::uint64_t promising = 0;
};

/// The solver "backtrack", which may lose its patience.
SearchReport backtrack(const PathPuzzle& puzzle, const SolverOptions& options, const Patience& patience,
                       const Run& run, const PathVisitor& visit);

}  // namespace hamlet
