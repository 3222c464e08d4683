#include "hamlet/make/path/random_marks.hpp"

#include <algorithm>

#include "hamlet/solve/path/gaps/number_gap.hpp"

namespace hamlet {

namespace {

/// Whether two marks lie on the same cells, where one would hide the other.
bool lie_together(const Mark& a, const Mark& b) {
  return a.cells == b.cells ||
         (a.cells.size() == 2 && b.cells == std::vector<Vertex>{a.cells[1], a.cells[0]});
}

bool is_obeyed(const Mark& mark, const Path& solution, const std::vector<path::NumberIndex>& number_of,
               bool closed) {
  const MarkRule& rule = *mark.rule;
  const path::NumberIndex first = number_of[mark.cells[0]];
  if (rule.allows_step && !rule.allows_step(mark, mark.cells[0], first + 1)) return false;
  if (mark.cells.size() < 2) return true;
  const path::NumberIndex second = number_of[mark.cells[1]];
  if (rule.allows_steps && !rule.allows_steps(mark, first + 1, second + 1)) return false;
  if (!rule.allows_move) return true;
  const auto is_next = [&](path::NumberIndex a, path::NumberIndex b) {
    return a + 1 == b || (closed && a + 1 == solution.size() && b == 0);
  };
  if (is_next(first, second)) return rule.allows_move(mark, mark.cells[0], mark.cells[1]);
  return !is_next(second, first) || rule.allows_move(mark, mark.cells[1], mark.cells[0]);
}

class MarkPlacing {
 public:
  MarkPlacing(const PathPuzzle& base, const Path& solution, Rng& rng)
      : base_(base),
        solution_(solution),
        rng_(rng),
        edges_(base.graph.edges()),
        number_of_(path::numbers_by_cell(solution)),
        marks_(base.marks) {}

  void place(const MarkRule& rule, std::size_t count) {
    const std::size_t wanted = marks_.size() + count;
    for (std::size_t attempt = 0; marks_.size() < wanted && attempt < 100 * count; ++attempt)
      offer(anywhere(rule));
    if (marks_.size() < wanted) place_wherever_it_fits(rule, wanted);
  }
  std::vector<Mark> take() { return std::move(marks_); }

 private:
  Mark anywhere(const MarkRule& rule) {
    if (rule.between_neighbours && !edges_.empty()) return between(rule, edges_[rng_.below(edges_.size())]);
    Mark mark{&rule, {}};
    while (mark.cells.size() < rule.cell_count)
      mark.cells.push_back(static_cast<Vertex>(rng_.below(solution_.size())));
    return mark;
  }
  Mark between(const MarkRule& rule, const Edge& edge) {
    Mark mark{&rule, {edge.from, edge.to}};
    if (rng_.coin()) std::swap(mark.cells[0], mark.cells[1]);
    if (!rule.is_ordered) std::ranges::sort(mark.cells);
    return mark;
  }

  /// Tries every place in turn, since random attempts rarely hit the last ones. Pairs of arbitrary cells need
  /// no such pass: there are always more of them than are wanted.
  void place_wherever_it_fits(const MarkRule& rule, std::size_t wanted) {
    if (rule.between_neighbours) {
      for (std::size_t i = 0; i < edges_.size() && marks_.size() < wanted; ++i) {
        Mark mark = between(rule, edges_[i]);
        Mark turned = mark;
        std::ranges::reverse(turned.cells);
        if (!offer(std::move(mark)) && rule.is_ordered) offer(std::move(turned));
      }
    } else if (rule.cell_count == 1) {
      for (Vertex cell = 0; cell < solution_.size() && marks_.size() < wanted; ++cell) offer({&rule, {cell}});
    }
  }

  bool offer(Mark mark) {
    if (mark.cells.size() == 2 && mark.cells[0] == mark.cells[1]) return false;
    const bool is_new =
        std::ranges::none_of(marks_, [&](const Mark& other) { return lie_together(mark, other); });
    if (!is_new || !is_obeyed(mark, solution_, number_of_, base_.closed)) return false;
    marks_.push_back(std::move(mark));
    return true;
  }

  const PathPuzzle& base_;
  const Path& solution_;
  Rng& rng_;
  const std::vector<Edge> edges_;
  std::vector<Step> number_of_;
  std::vector<Mark> marks_;
};

}  // namespace

std::vector<Mark> random_marks(const PathPuzzle& base, const std::vector<MarkWish>& wishes,
                               const Path& solution, Rng& rng) {
  if (wishes.empty()) return base.marks;
  MarkPlacing placing(base, solution, rng);
  for (const auto& [rule, count] : wishes) placing.place(*rule, count);
  return placing.take();
}

}  // namespace hamlet
