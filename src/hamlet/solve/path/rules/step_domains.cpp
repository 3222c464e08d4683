#include "hamlet/solve/path/rules/step_domains.hpp"

#include <bit>

namespace hamlet::path {

namespace {

template <class Visit>
void for_each_bit(const std::uint64_t* words, std::size_t count, Visit visit) {
  for (std::size_t w = 0; w < count; ++w) {
    for (std::uint64_t rest = words[w]; rest != 0; rest &= rest - 1)
      visit(static_cast<Vertex>(64 * w + std::countr_zero(rest)));
  }
}

}  // namespace

StepDomains::StepDomains(const PathPuzzle& puzzle, const Rules& rules, const Run& run)
    : puzzle_(puzzle),
      rules_(rules),
      run_(run),
      n_(puzzle.length()),
      row_((n_ + 63) / 64),
      words_(row_ * n_, 0),
      size_(n_ + std::size_t{1}, 0),
      steps_of_(n_, 0),
      step_fixed_(n_ + std::size_t{1}, 0),
      cell_fixed_(n_, 0) {
  for (Step step = 1; step <= n_ && !run_.must_end(); ++step) {
    const auto allow = [&](Vertex v) {
      if (!rules_.marks.allow_step(v, step) || (step == 1 && !rules_.colours_allow_start(v))) return;
      bits(step)[v / 64] |= std::uint64_t{1} << v % 64;
      ++size_[step];
      ++steps_of_[v];
    };
    if (rules_.cell_at[step] != no_vertex) {
      allow(rules_.cell_at[step]);
      continue;
    }
    for (Vertex v = 0; v < n_; ++v) {
      if (rules_.step_of[v] == 0) allow(v);
    }
  }
  for (Step step = 1; step <= n_; ++step) {
    if (size_[step] == 1) single_steps_.push_back(step);
  }
  for (Vertex v = 0; v < n_; ++v) {
    if (steps_of_[v] == 1) single_cells_.push_back(v);
  }
}

std::vector<Vertex> StepDomains::cells_of(Step step) const {
  std::vector<Vertex> cells;
  cells.reserve(size_[step]);
  for_each_bit(bits(step), row_, [&](Vertex v) { cells.push_back(v); });
  return cells;
}

bool StepDomains::may_follow(Vertex from, Vertex to) const {
  for (Step step = 1; step < n_; ++step) {
    if (may(step, from) && may(step + 1, to)) return true;
  }
  return puzzle_.closed && may(n_, from) && may(1, to);
}

void StepDomains::remove(Step step, Vertex cell) {
  bits(step)[cell / 64] &= ~(std::uint64_t{1} << cell % 64);
  changed_ = true;
  if (--size_[step] == 1) single_steps_.push_back(step);
  if (--steps_of_[cell] == 1) single_cells_.push_back(cell);
  if (size_[step] == 0) stuck_step_ = step;
  if (steps_of_[cell] == 0) stuck_cell_ = cell;
}

/// Keeps the cells of a number that have a neighbour for the adjacent number.
bool StepDomains::narrow(Step step, Step beside, bool beside_comes_after) {
  const Graph& graph = puzzle_.graph;
  std::vector<Vertex> lost;
  for_each_bit(bits(step), row_, [&](Vertex v) {
    for (Vertex w : beside_comes_after ? graph.out(v) : graph.in(v)) {
      if (!may(beside, w)) continue;
      if (beside_comes_after ? rules_.marks.allow_move(v, w) : rules_.marks.allow_move(w, v)) return;
    }
    lost.push_back(v);
  });
  for (Vertex v : lost) remove(step, v);
  return size_[step] > 0 && stuck_cell_ == no_vertex;
}

bool StepDomains::sweep() {
  for (Step step = 2; step <= n_; ++step) {
    if (run_.must_end()) return true;
    if (!narrow(step, step - 1, false)) return false;
  }
  if (puzzle_.closed && n_ > 1 && !narrow(1, n_, false)) return false;
  for (Step step = n_; step-- > 1;) {
    if (run_.must_end()) return true;
    if (!narrow(step, step + 1, true)) return false;
  }
  return !(puzzle_.closed && n_ > 1) || narrow(n_, 1, true);
}

/// Assigns a number to a cell and removes all other candidates of both.
bool StepDomains::fix(Step step, Vertex cell) {
  if (step_fixed_[step] == 0) {
    step_fixed_[step] = 1;
    for (Vertex v : cells_of(step)) {
      if (v != cell) remove(step, v);
    }
  }
  if (cell_fixed_[cell] == 0) {
    cell_fixed_[cell] = 1;
    for (Step other = 1; other <= n_; ++other) {
      if (other != step && may(other, cell)) remove(other, cell);
    }
  }
  return stuck_step_ == 0 && stuck_cell_ == no_vertex;
}

bool StepDomains::propagate() {
  while (!single_steps_.empty() || !single_cells_.empty()) {
    if (stuck_step_ != 0 || stuck_cell_ != no_vertex) return false;
    if (run_.must_end()) return true;
    if (!single_steps_.empty()) {
      const Step step = single_steps_.back();
      single_steps_.pop_back();
      if (size_[step] == 1 && !fix(step, cells_of(step)[0])) return false;
    } else {
      const Vertex cell = single_cells_.back();
      single_cells_.pop_back();
      Step step = 1;
      while (step <= n_ && !may(step, cell)) ++step;
      if (step <= n_ && steps_of_[cell] == 1 && !fix(step, cell)) return false;
    }
  }
  return stuck_step_ == 0 && stuck_cell_ == no_vertex;
}

bool StepDomains::keep_diamonds() {
  const auto beside = [&](Step step, Vertex partner) {
    const bool wraps = puzzle_.closed;
    return (step > 1 ? may(step - 1, partner) : wraps && may(n_, partner)) ||
           (step < n_ ? may(step + 1, partner) : wraps && may(1, partner));
  };
  for (const auto& [a, b] : puzzle_.diamonds) {
    if (run_.must_end()) return true;
    for (Step step = 1; step <= n_; ++step) {
      if (may(step, a) && !beside(step, b)) remove(step, a);
      if (may(step, b) && !beside(step, a)) remove(step, b);
    }
    if (stuck_step_ != 0 || stuck_cell_ != no_vertex) return false;
  }
  return true;
}

std::vector<Step> StepDomains::steps_of(Vertex cell) const {
  std::vector<Step> steps;
  for (Step step = 1; step <= n_; ++step) {
    if (may(step, cell)) steps.push_back(step);
  }
  return steps;
}

/// Keeps the numbers of one cell of a mark that are compatible with some number of the other. Returns whether
/// any was lost.
bool StepDomains::keep_allowed(const Mark& mark, bool of_first) {
  const Vertex cell = mark.cells[of_first ? 0 : 1];
  const std::vector<Step> others = steps_of(mark.cells[of_first ? 1 : 0]);
  std::size_t partner = 0;  // often compatible with the next number too
  bool lost = false;
  for (const Step step : steps_of(cell)) {
    std::size_t looked = 0;
    for (; looked < others.size(); ++looked, partner = partner + 1 < others.size() ? partner + 1 : 0) {
      const Step other = others[partner];
      if (other != step && (of_first ? mark.rule->allows_steps(mark, step, other)
                                     : mark.rule->allows_steps(mark, other, step)))
        break;
    }
    if (looked < others.size()) continue;
    remove(step, cell);
    lost = true;
  }
  return lost;
}

bool StepDomains::keep_pairs() {
  // Iterate here, because contradictory marks lose one number per round.
  for (bool lost = !rules_.marks_on_steps.empty(); lost;) {
    lost = false;
    for (const Mark* mark : rules_.marks_on_steps) {
      if (run_.must_end()) return true;
      lost |= keep_allowed(*mark, true);
      lost |= keep_allowed(*mark, false);
      if (stuck_step_ != 0 || stuck_cell_ != no_vertex) return false;
    }
  }
  return true;
}

bool StepDomains::close() {
  if (run_.must_end()) return true;
  for (Step step = 1; step <= n_; ++step) {
    if (size_[step] == 0) return stuck_step_ = step, false;
  }
  do {
    changed_ = false;
    if (!propagate() || !sweep() || !propagate() || !keep_diamonds() || !keep_pairs()) return false;
    if (run_.must_end()) return true;
  } while (changed_);
  return true;
}

}  // namespace hamlet::path
