#include "hamlet/solve/path/search/backtrack.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

namespace {

SearchReport search_by_backtrack(const PathPuzzle& puzzle, const SolverOptions& options, const Run& run,
                                 const Visitor& visit) {
  return backtrack(puzzle, options, {}, run, visit);
}

}  // namespace

extern const Solver backtrack_solver = {
    .name = "backtrack",
    .summary =
        "complete search by an order of the moves (default warnsdorff), with restarts until a first path "
        "is found",
    .takes_order = true,
    .search = search_by_backtrack,
};

}  // namespace hamlet::path
