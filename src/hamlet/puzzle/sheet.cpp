#include "hamlet/puzzle/sheet.hpp"

#include <algorithm>
#include <utility>

#include "hamlet/base/error.hpp"

namespace hamlet {

bool Sheet::has_solution() const {
  return visit([](const auto& content) { return content.solution.has_value(); });
}

void Sheet::remove_solution() {
  visit([](auto& content) { content.solution.reset(); });
}

namespace {

/// Canonical form: the same puzzle gives the same sheet, in whatever order its parts were given.
void put_in_order(PathSheet& content) {
  PathPuzzle& puzzle = content.puzzle;
  std::ranges::sort(puzzle.clues);
  for (auto& [a, b] : puzzle.diamonds) {
    if (b < a) std::swap(a, b);
  }
  std::ranges::sort(puzzle.diamonds);
  for (Mark& mark : puzzle.marks) {
    if (!mark.rule->is_ordered) std::ranges::sort(mark.cells);
  }
  std::ranges::sort(puzzle.marks, {},
                    [](const Mark& mark) { return std::pair(mark.rule->name, mark.cells); });
  if (content.solution)
    std::ranges::sort(*content.solution, {},
                      [](const Visit& visit) { return std::pair(visit.step, visit.cell); });
}

void put_in_order(BridgesSheet& content) {
  if (!content.solution) return;
  for (Bridge& bridge : *content.solution) {
    if (bridge.b < bridge.a) std::swap(bridge.a, bridge.b);
  }
  std::erase_if(*content.solution, [](const Bridge& bridge) { return bridge.n == 0; });
  std::ranges::sort(*content.solution);
}

}  // namespace

Sheet sheet_of(PathSheet content) {
  put_in_order(content);
  content.puzzle.shape = content.board.shape();
  const PuzzleKind& kind = kind_of(content.board, content.puzzle);
  return {.kind = &kind, .content = std::move(content)};
}

Sheet sheet_of(BridgesSheet content) {
  put_in_order(content);
  return {.kind = &bridges_kind(), .content = std::move(content)};
}

bool same_puzzle(const Sheet& a, const Sheet& b) {
  return a.visit([&](const auto& content) {
    const auto* const other = std::get_if<std::decay_t<decltype(content)>>(&b.content);
    return other && other->puzzle == content.puzzle;
  });
}

std::vector<Violation> check(const Sheet& sheet) {
  if (!sheet.has_solution()) throw InputError("solution", "this sheet has no solution to check");
  return sheet.visit([](const PathSheet& path) { return check(path.puzzle, *path.solution, path.labels()); },
                     [](const BridgesSheet& bridges) { return check(bridges.puzzle, *bridges.solution); });
}

}  // namespace hamlet
