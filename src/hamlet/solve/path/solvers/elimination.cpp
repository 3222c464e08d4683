#include "hamlet/solve/path/elimination/core_search.hpp"
#include "hamlet/solve/path/elimination/eliminator.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

namespace {

SearchReport search(const PathPuzzle& puzzle, const SolverOptions&, const Run& run,
                    const PathVisitor& visit) {
  SearchReport report;
  const auto show = [&](const Path& path) {
    report.ended = visit(path) ? Ended::gave_up : Ended::by_visitor;
    if (report.ended == Ended::gave_up) report.why = "elimination looks for one solution only";
    return report;
  };
  if (puzzle.length() == 1 && !puzzle.closed) return show({0});

  const CycleProblem problem(puzzle);
  Eliminator eliminator(problem, run);
  const auto outcome = eliminator.eliminate({});
  report.work = eliminator.work();
  if (outcome == Eliminator::Outcome::cycle) return show(problem.path_of(eliminator.cycle()));
  if (outcome == Eliminator::Outcome::none) {
    report.ended = Ended::exhausted;
    report.why = "elimination of all cells, one after the other, leaves no way to join them";
    return report;
  }
  if (outcome == Eliminator::Outcome::core && !eliminator.memory_ran_out()) {
    CoreSearch core(problem, eliminator, run);
    const auto end = core.search();
    report.work += core.work();
    if (end == CoreSearch::Outcome::cycle) return show(problem.path_of(core.cycle()));
    if (end == CoreSearch::Outcome::none) {
      report.ended = Ended::exhausted;
      report.why = "what elimination leaves of the board cannot be joined, as SAT with cuts shows";
      return report;
    }
  }
  report.ended = eliminator.memory_ran_out() ? Ended::gave_up : Ended::by_request;
  report.why = eliminator.memory_ran_out() ? "the memory limit was reached" : why_ended(run);
  return report;
}

}  // namespace

extern const PathSolver elimination_solver = {
    .name = "elimination",
    .summary = "dynamic programming over a tree decomposition, and SAT with cuts on the core that is left",
    .power = Power::decides,
    .refuses = more_than_a_cycle,
    .search = search,
};

}  // namespace hamlet
