#include "hamlet/solve/bridges/hint.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/bridges/deduce.hpp"

namespace hamlet {

namespace {

/// These are for finished nets; one that is begun may still mend them.
bool is_about_what_is_missing(const Violation& violation, const BridgesPuzzle& puzzle,
                              const std::vector<Bridge>& drawn) {
  if (violation.rule == "connected") return true;
  if (violation.rule != "demand") return false;
  std::int64_t sum = 0;
  for (const auto& [a, b, n] : drawn) {
    if (a == violation.cells[0] || b == violation.cells[0]) sum += n;
  }
  return sum < puzzle.islands()[violation.cells[0]].demand;
}

/// The first bridge that the only solution does not have.
std::optional<Hint> mistake_against(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution,
                                    const LaneBounds& drawn) {
  std::vector<int> right(puzzle.lanes().size(), 0);
  for (const auto& [a, b, n] : solution) right[*puzzle.lane_between(a, b)] = n;
  for (std::size_t i = 0; i < right.size(); ++i) {
    if (drawn.least[i] <= right[i]) continue;
    const auto [a, b] = puzzle.lanes()[i];
    const Labels name = puzzle.labels();
    return Hint{.kind = Hint::Kind::mistake,
                .mistake = fmt::format(
                    "from {} to {} {} drawn, and the solution has {} there", name(a), name(b),
                    drawn.least[i] == 1 ? "1 bridge is" : fmt::format("{} bridges are", drawn.least[i]),
                    right[i] == 0 ? "none" : std::to_string(right[i])),
                .where = {a, b}};
  }
  return std::nullopt;
}

std::optional<WayStep> first_useful_step(const BridgesPuzzle& puzzle, const LaneBounds& bounds,
                                         const std::vector<Bridge>& solution, const Run& run) {
  const Network network(puzzle);
  const Wording wording(network, puzzle.labels());
  std::vector<int> right(network.lane_count(), 0);
  for (const auto& [a, b, n] : solution) right[*puzzle.lane_between(a, b)] = n;
  Position position(network);
  (void)apply_bounds(position, bounds);
  (void)position.settle(Care::rest);
  return next_step(position, level_deeper, {.wording = wording, .run = run, .solution = right});
}

}  // namespace

DrawnBounds bounds_of(const BridgesPuzzle& puzzle, const std::vector<Bridge>& drawn) {
  DrawnBounds result{open_bounds(Network(puzzle))};
  for (const Violation& violation : check(puzzle, drawn)) {
    if (is_about_what_is_missing(violation, puzzle, drawn)) continue;
    result.violation = violation;
    return result;
  }
  for (const auto& [a, b, n] : drawn) {
    if (n > 0) result.bounds.least[*puzzle.lane_between(a, b)] += n;
  }
  return result;
}

Hint hint(const BridgesPuzzle& puzzle, const std::vector<Bridge>& drawn, const Run& run) {
  const DrawnBounds position = bounds_of(puzzle, drawn);
  if (position.violation)
    return {.kind = Hint::Kind::mistake,
            .mistake = position.violation->sentence,
            .where = position.violation->cells};
  NetsFound whole = find_nets(puzzle, 2, run);
  if (whole.answer == NetsFound::Answer::none) return {.kind = Hint::Kind::none, .why = std::move(whole.why)};
  if (!whole.all && whole.nets.size() < 2) return {.why = std::move(whole.why)};
  if (whole.nets.size() > 1) return {.kind = Hint::Kind::ambiguous};
  if (auto mistake = mistake_against(puzzle, whole.nets.front(), position.bounds)) return *mistake;
  if (check(puzzle, drawn).empty()) return {.kind = Hint::Kind::solved};
  auto step = first_useful_step(puzzle, position.bounds, whole.nets.front(), run);
  if (!step) return {.why = why_ended(run)};
  std::vector<Vertex> where = step->where;
  return {.kind = Hint::Kind::step, .where = std::move(where), .step = std::move(step)};
}

}  // namespace hamlet
