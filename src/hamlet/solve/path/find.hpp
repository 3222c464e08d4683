#pragma once

#include "hamlet/solve/found.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

using Found = hamlet::Found<Path>;

/// Receives each solution, already checked.
using Sink = Collector<Path>::Sink;

/// Finds up to `limit` solutions by one method and checks each. Constructions run first, because their boards
/// may be too large for a graph; before any other method, quick refutations are tried. If `sink` is given, it
/// receives each solution as it is found, and none is kept.
Found find_paths(const PathPuzzle& puzzle, const Solver& solver, std::uint64_t limit, const Labels& labels,
                 const Run& run, SolverOptions options = {}, const Sink& sink = nullptr);

/// As above, by the portfolio, which picks methods that suit the puzzle.
Found find_paths(const PathPuzzle& puzzle, std::uint64_t limit, const Labels& labels, const Run& run);

}  // namespace hamlet::path
