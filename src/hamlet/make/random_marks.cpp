#include "hamlet/make/random_marks.hpp"

#include <algorithm>

#include "hamlet/solve/path/gaps/number_gap.hpp"

namespace hamlet {

namespace {

/// Of two marks on the same cells, one would hide the other.
bool lie_together(const Mark& a, const Mark& b) {
  return a.cells == b.cells ||
         (a.cells.size() == 2 && b.cells == std::vector<Vertex>{a.cells[1], a.cells[0]});
}

bool is_obeyed(const Mark& mark, const Path& solution, const std::vector<NumberIndex>& number_of,
               bool closed) {
  const MarkRule& rule = *mark.rule;
  const NumberIndex first = number_of[mark.cells[0]];
  if (rule.allows_step && !rule.allows_step(mark, mark.cells[0], first + 1)) return false;
  if (mark.cells.size() < 2) return true;
  const NumberIndex second = number_of[mark.cells[1]];
  if (rule.allows_steps && !rule.allows_steps(mark, first + 1, second + 1)) return false;
  if (!rule.allows_move) return true;
  const auto is_next = [&](NumberIndex a, NumberIndex b) {
    return a + 1 == b || (closed && a + 1 == solution.size() && b == 0);
  };
  if (is_next(first, second)) return rule.allows_move(mark, mark.cells[0], mark.cells[1]);
  return !is_next(second, first) || rule.allows_move(mark, mark.cells[1], mark.cells[0]);
}

}  // namespace

std::vector<Mark> random_marks(const PathPuzzle& base, const std::vector<MarkWish>& wishes,
                               const Path& solution, Rng& rng) {
  std::vector<Mark> marks = base.marks;
  if (wishes.empty()) return marks;
  const std::vector<Edge> edges = base.graph.edges();
  const std::vector<NumberIndex> number_of = numbers_by_cell(solution);
  for (const auto& [rule, count] : wishes) {
    const std::size_t wanted = marks.size() + count;
    for (std::size_t attempt = 0; marks.size() < wanted && attempt < 100 * count; ++attempt) {
      Mark mark{rule, {}};
      if (rule->between_neighbours && !edges.empty()) {
        const Edge edge = edges[rng.below(edges.size())];
        mark.cells = {edge.from, edge.to};
        if (rng.coin()) std::swap(mark.cells[0], mark.cells[1]);
        if (!rule->is_ordered) std::ranges::sort(mark.cells);
      } else {
        while (mark.cells.size() < rule->cell_count)
          mark.cells.push_back(static_cast<Vertex>(rng.below(solution.size())));
        if (rule->cell_count == 2 && mark.cells[0] == mark.cells[1]) continue;
      }
      const bool is_new =
          std::ranges::none_of(marks, [&](const Mark& other) { return lie_together(mark, other); });
      if (is_new && is_obeyed(mark, solution, number_of, base.closed)) marks.push_back(std::move(mark));
    }
  }
  return marks;
}

}  // namespace hamlet
