#include "hamlet/solve/path/sat/edge_model.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

namespace {

SearchReport search_by_sat_edges(const PathPuzzle& puzzle, const SolverOptions&, const Run& run,
                                 const Visitor& visit) {
  if (puzzle.length() == 0 || (puzzle.closed && puzzle.length() < 3)) return {.ended = Ended::exhausted};
  if (puzzle.length() == 1) {
    const bool fits = is_solution(puzzle, {0});
    return {.ended = fits && !visit({0}) ? Ended::by_visitor : Ended::exhausted};
  }
  if (EdgeModel::bytes(puzzle) > static_cast<double>(run.memory.bytes()) / 2)
    return {.ended = Ended::gave_up, .why = "a variable for each move does not fit the memory"};
  return EdgeModel(puzzle, run).search(visit);
}

}  // namespace

extern const Solver sat_edges_solver = {
    .name = "sat-edges",
    .summary =
        "SAT with a variable for each move; models that fall apart are merged, or cut clauses are added",
    .search = search_by_sat_edges,
};

}  // namespace hamlet::path
