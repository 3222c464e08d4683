#include "hamlet/solve/path/gaps/whole_model.hpp"
#include "hamlet/solve/path/rules/rules.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

namespace {

std::optional<std::string> gaps_refuses(const PathPuzzle& puzzle) {
  const bool has_ends = !puzzle.closed && (puzzle.start || puzzle.end);
  if (puzzle.clues.empty() && !has_ends) return "it works from number to number, and there is none";
  const Rules rules(puzzle);
  if (rules.only_the_cycle_matters || rules.direction_is_free)
    return "it numbers the cells, and a tour without numbers has no first one";
  return std::nullopt;
}

SearchReport search_by_gaps(const PathPuzzle& puzzle, const SolverOptions&, const Run& run,
                            const Visitor& visit) {
  WholeModel whole(puzzle, ~std::uint64_t{0}, false, run);
  GapModel& model = whole.model();
  SearchReport report{.ended = Ended::exhausted};
  switch (whole.state()) {
    case WholeModel::State::contradictory:
      return report;
    case WholeModel::State::too_large:
      return {.ended = Ended::gave_up, .why = "a variable for each cell and number does not fit the memory"};
    case WholeModel::State::stopped:
      return {.ended = Ended::by_request, .why = why_ended(run)};
    case WholeModel::State::ready:
      break;
  }
  for (;;) {
    run.report({.doing = "solving from number to number", .work = model.conflicts()});
    const GroupSolver::Answer answer = model.solve(~std::uint64_t{0}, run);
    report.work = model.conflicts() + 1;
    if (answer == GroupSolver::Answer::no) return report;
    if (answer == GroupSolver::Answer::undecided)
      return {.ended = Ended::by_request, .work = report.work, .why = why_ended(run)};
    if (!visit(whole.path())) {
      report.ended = Ended::by_visitor;
      return report;
    }
    model.forbid(model.placement());
  }
}

}  // namespace

extern const Solver gaps_solver = {
    .name = "gaps",
    .summary =
        "a search of our own that learns from conflicts, over the cells that each number between two "
        "printed ones can reach",
    .refuses = gaps_refuses,
    .search = search_by_gaps,
};

}  // namespace hamlet::path
