#include "hamlet/solve/bridges/hint.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/told_way.hpp"

namespace hamlet::bridges {

namespace {

/// Returns whether drawing more bridges may still repair the violation.
bool is_repairable(const Violation& violation, const BridgesPuzzle& puzzle,
                   std::span<const std::int64_t> sums) {
  if (violation.rule == "connected") return true;
  return violation.rule == "demand" &&
         sums[violation.cells[0]] < *puzzle.islands()[violation.cells[0]].demand;
}

/// The first lane on which more bridges are drawn than the only solution has.
std::optional<Hint> mistake_against(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                                    const LaneBounds& drawn) {
  const std::vector<int> right = bridges_by_lane(puzzle, solution);
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (drawn.least[i] <= right[i]) continue;
    const auto [a, b] = puzzle.lanes()[i];
    const Labels name = puzzle.labels();
    return Hint{.kind = Hint::Kind::mistake,
                .mistake = fmt::format(
                    "{} drawn from {} to {}, but the solution has {} there",
                    drawn.least[i] == 1 ? "1 bridge is" : fmt::format("{} bridges are", drawn.least[i]),
                    name(a), name(b), right[i] == 0 ? "none" : std::to_string(right[i])),
                .where = {a, b}};
  }
  return std::nullopt;
}

bool draws(const WayStep& step) {
  return std::ranges::any_of(step.changes,
                             [](const LaneTightening& change) { return change.least > change.least_before; });
}

/// The steps up to and including the first that draws a bridge. `solution` may be empty.
std::vector<WayStep> steps_to_next_bridge(const Question& question, std::span<const int> solution,
                                          const Run& run) {
  const Wording wording(question.network, question.puzzle);
  Position position(question.network);
  (void)apply_bounds(position, question.bounds);
  propagate_rests(position);
  LookAround around{.wording = wording, .run = run, .solution = solution};
  std::vector<WayStep> steps;
  while (position.clash() == Clash::none && !position.is_complete() && !run.must_end()) {
    auto step = next_step(position, solution.empty() ? level_what_if : level_deeper, around);
    if (!step) return {};
    around.from = step->where.front();
    steps.push_back(std::move(*step));
    if (draws(steps.back())) return steps_to_last(std::move(steps), question.bounds, wording);
  }
  return {};
}

/// The hint for a puzzle with several solutions: a conclusion that holds in all solutions with the drawn
/// bridges.
Hint hint_among_several(const Question& question, const Run& run) {
  const Found from_here = find_nets(question, solver_named("engine", "solver"), 2, run);
  if (from_here.answer == Found::Answer::none)
    return {.kind = Hint::Kind::mistake, .mistake = "no solution has all the bridges that are drawn"};
  if (from_here.answer == Found::Answer::unknown) return {.why = from_here.why};
  const bool is_one = from_here.is_unique();
  const std::vector<int> solution =
      is_one ? bridges_by_lane(question.puzzle, from_here.solutions.front()) : std::vector<int>{};
  auto steps = steps_to_next_bridge(question, solution, run);
  if (steps.empty() && run.must_end()) return {.why = why_ended(run)};
  if (steps.empty()) return {.kind = Hint::Kind::ambiguous};
  std::vector<Vertex> where = steps.back().where;
  return {.kind = Hint::Kind::step, .where = std::move(where), .steps = std::move(steps)};
}

/// The hint for a drawing without violations. `whole` is the search for two solutions of the puzzle, whatever
/// is drawn.
Hint hint_from_solutions(const Found& whole, const Question& question, const std::vector<Bridge>& drawn,
                         const Run& run) {
  const BridgesPuzzle& puzzle = question.puzzle;
  if (whole.answer == Found::Answer::none) return {.kind = Hint::Kind::none, .why = whole.why};
  if (!whole.all && whole.solutions.size() < 2) return {.why = whole.why};
  if (check(puzzle, drawn).empty()) return {.kind = Hint::Kind::solved};
  if (whole.has_several()) return hint_among_several(question, run);
  if (auto mistake = mistake_against(puzzle, whole.solutions.front(), question.bounds)) return *mistake;
  auto steps = steps_to_next_bridge(question, bridges_by_lane(puzzle, whole.solutions.front()), run);
  if (steps.empty()) return {.why = why_ended(run)};
  std::vector<Vertex> where = steps.back().where;
  return {.kind = Hint::Kind::step, .where = std::move(where), .steps = std::move(steps)};
}

}  // namespace

std::optional<Violation> draw(Question& question, const std::vector<Bridge>& drawn) {
  const BridgesPuzzle& puzzle = question.puzzle;
  std::vector<std::int64_t> sums(puzzle.islands().size(), 0);
  for (const auto& [a, b, n] : drawn) {
    sums[a] += n;
    sums[b] += n;
  }
  for (const Violation& violation : check(puzzle, drawn)) {
    if (!is_repairable(violation, puzzle, sums)) return violation;
  }
  question.bounds.least = bridges_by_lane(puzzle, drawn);
  return std::nullopt;
}

Hint hint(const BridgesPuzzle& puzzle, const std::vector<Bridge>& drawn, const Run& run) {
  const Question open(puzzle);
  Question begun = open;
  if (auto violation = draw(begun, drawn))
    return {.kind = Hint::Kind::mistake,
            .mistake = std::move(violation->sentence),
            .where = std::move(violation->cells)};
  const Found whole = find_nets(open, solver_named("engine", "solver"), 2, run);
  Hint hint = hint_from_solutions(whole, begun, drawn, run);
  hint.is_unique = whole.is_unique();
  hint.method = whole.method;
  return hint;
}

}  // namespace hamlet::bridges
