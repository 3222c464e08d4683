#include <algorithm>

#include "hamlet/solve/path/gaps/gap_model.hpp"
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

/// Whether the printed numbers are consistent with one another. The gaps consider only cells without numbers.
bool printed_numbers_agree(const PathPuzzle& puzzle, const Gaps& gaps) {
  for (NumberIndex number = 0; number < gaps.size(); ++number) {
    if (!gaps.has(number)) continue;
    const Vertex cell = gaps.cell_of(number);
    const NumberIndex after = gaps.after(number);
    if (after != no_index && gaps.has(after) &&
        !std::ranges::binary_search(gaps.moves().after(cell), gaps.cell_of(after)))
      return false;
    for (Vertex partner : gaps.diamond_partners(cell)) {
      const NumberIndex there = gaps.number_on(partner);
      if (there != no_index && there != after && there != gaps.before(number)) return false;
    }
  }
  return std::ranges::all_of(puzzle.marks, [&](const Mark& mark) {
    const auto printed = [&](std::size_t i) { return gaps.number_on(mark.cells[i]); };
    if (mark.rule->allows_step && printed(0) != no_index &&
        !mark.rule->allows_step(mark, mark.cells[0], printed(0) + 1))
      return false;
    return !mark.rule->allows_steps || printed(0) == no_index || printed(1) == no_index ||
           mark.rule->allows_steps(mark, printed(0) + 1, printed(1) + 1);
  });
}

Path gaps_path_of(const Gaps& gaps, const std::vector<std::pair<NumberIndex, Vertex>>& placement) {
  Path path(gaps.size());
  for (NumberIndex number = 0; number < gaps.size(); ++number) {
    if (gaps.has(number)) path[number] = gaps.cell_of(number);
  }
  for (const auto& [number, cell] : placement) path[number] = cell;
  return path;
}

SearchReport search_by_gaps(const PathPuzzle& puzzle, const SolverOptions&, const Run& run,
                            const Visitor& visit) {
  if (puzzle.length() == 0 || (puzzle.closed && puzzle.length() < 3)) return {.ended = Ended::exhausted};
  const Gaps gaps(puzzle, run.memory.bytes() / GapModel::bytes_per_possibility);
  if (gaps.gave_up())
    return {.ended = Ended::gave_up, .why = "a variable for each cell and number does not fit the memory"};
  SearchReport report{.ended = Ended::exhausted};
  if (!printed_numbers_agree(puzzle, gaps)) return report;
  const std::vector<Gaps::Id> all = gaps.all();
  const Path unknown;
  GapModel model(gaps, unknown, edges_pay(gaps.moves(), gaps.size(), false));
  if (!model.let_in(all, run)) return {.ended = Ended::by_request, .why = why_ended(run)};
  for (;;) {
    run.report({.doing = "solving from number to number", .work = model.conflicts()});
    const GroupSolver::Answer answer = model.solve(~std::uint64_t{0}, run);
    report.work = model.conflicts() + 1;
    if (answer == GroupSolver::Answer::no) return report;
    if (answer == GroupSolver::Answer::undecided)
      return {.ended = Ended::by_request, .work = report.work, .why = why_ended(run)};
    const auto placement = model.placement();
    if (!visit(gaps_path_of(gaps, placement))) {
      report.ended = Ended::by_visitor;
      return report;
    }
    model.forbid(placement);
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
