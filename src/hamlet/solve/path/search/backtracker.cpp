#include "hamlet/solve/path/search/backtracker.hpp"

#include <algorithm>

namespace hamlet::path {

namespace {

// Intervals of polling. The connectivity of the rest is tested so rarely that it costs no more than the walk.
constexpr std::uint64_t backtracker_steps_between_polls = 256, backtracker_units_between_polls = 64;
constexpr std::uint64_t look_share = 32;
constexpr std::uint64_t longest_pause = 8;

}  // namespace

Backtracker::Backtracker(const PathPuzzle& puzzle, const Rules& rules, MoveSorter& order, const Run& run)
    : puzzle_(puzzle),
      rules_(rules),
      order_(order),
      run_(run),
      graph_(puzzle.graph),
      n_(puzzle.length()),
      reach_(puzzle, rules),
      rest_shape_(puzzle.graph) {}

void Backtracker::clear() {
  path_.clear();
  taken_.clear();
  options_.clear();
  last_cells_.clear();
  visited_.assign(n_, 0);
  if (!rules_.marks_on_steps.empty()) at_.resize(n_);
  is_last_.assign(n_, 0);
  free_out_.resize(n_);
  free_in_.resize(graph_.is_directed() ? n_ : 0);
  for (Vertex v = 0; v < n_; ++v) {
    free_out_[v] = static_cast<std::uint32_t>(graph_.out(v).size());
    if (graph_.is_directed()) free_in_[v] = static_cast<std::uint32_t>(graph_.in(v).size());
  }
  if (!reach_.is_of_use()) return;
  waiting_.assign(n_ + std::size_t{2}, 0);
  for (Vertex v = 0; v < n_; ++v) waiting_[reach_.last_chance(v)] += rules_.step_of[v] == 0;
}

void Backtracker::take(Vertex v) {
  path_.push_back(v);
  taken_.push_back({options_.size(), last_cells_.size()});
  visited_[v] = 1;
  if (!at_.empty()) at_[v] = static_cast<Step>(path_.size());
  if (reach_.is_of_use() && rules_.step_of[v] == 0) --waiting_[reach_.last_chance(v)];
  for (Vertex u : graph_.in(v)) --free_out_[u];
  if (graph_.is_directed()) {
    for (Vertex u : graph_.out(v)) --free_in_[u];
  }
}

void Backtracker::take_back() {
  const Vertex v = head();
  for (Vertex u : graph_.in(v)) ++free_out_[u];
  if (graph_.is_directed()) {
    for (Vertex u : graph_.out(v)) ++free_in_[u];
  }
  visited_[v] = 0;
  if (reach_.is_of_use() && rules_.step_of[v] == 0) ++waiting_[reach_.last_chance(v)];
  options_.resize(taken_.back().first_option);
  for (std::size_t i = taken_.back().first_must_be_last; i < last_cells_.size(); ++i)
    is_last_[last_cells_[i]] = 0;
  last_cells_.resize(taken_.back().first_must_be_last);
  taken_.pop_back();
  path_.pop_back();
}

bool Backtracker::diamonds_allow(Vertex from, Vertex to, Step step) const {
  if (rules_.diamond_partners.empty()) return true;
  // In a tour, the first cell's partner may be the last cell.
  const bool from_start = puzzle_.closed && from == path_.front();
  for (Vertex partner : rules_.diamond_partners[from]) {
    if (partner != to && !visited_[partner] && !from_start) return false;
  }
  for (Vertex partner : rules_.diamond_partners[to]) {
    const bool closes_tour = puzzle_.closed && step == n_ && partner == path_.front();
    if (partner != from && visited_[partner] && !closes_tour) return false;
  }
  return true;
}

/// Whether the other cells of the marks on this one have a compatible number, or can still get one.
bool Backtracker::pairs_allow(Vertex to, Step step) const {
  if (rules_.marks_on_steps.empty()) return true;
  for (const Mark* mark : rules_.marks.on(to)) {
    if (!mark->rule->allows_steps) continue;
    const bool is_first = mark->cells[0] == to;
    const Vertex other = mark->cells[is_first ? 1 : 0];
    const auto goes_with = [&](Step its) {
      return is_first ? mark->rule->allows_steps(*mark, step, its)
                      : mark->rule->allows_steps(*mark, its, step);
    };
    const Step known = visited_[other] ? at_[other] : rules_.step_of[other];
    Step its = known != 0 ? known : step + 1;
    while (known == 0 && its <= n_ && !goes_with(its)) ++its;
    if (its > n_ || !goes_with(its)) return false;
  }
  return true;
}

bool Backtracker::may_take(Vertex from, Vertex to, Step step) const {
  if (visited_[to] || (is_last_[to] && step != n_)) return false;
  if (rules_.step_of[to] != 0 && rules_.step_of[to] != step) return false;
  if (rules_.cell_at[step] != no_vertex && rules_.cell_at[step] != to) return false;
  if (reach_.is_of_use() && rules_.step_of[to] == 0 && !reach_.allows(to, step)) return false;
  return diamonds_allow(from, to, step) && rules_.marks.allow_step(to, step) &&
         rules_.marks.allow_move(from, to) && pairs_allow(to, step);
}

bool Backtracker::may_start(Vertex start) const {
  if (rules_.step_of[start] > 1 || (rules_.start && *rules_.start != start)) return false;
  if (reach_.is_of_use() && rules_.step_of[start] == 0 && !reach_.allows(start, 1)) return false;
  return rules_.colours_allow_start(start) && rules_.marks.allow_step(start, 1);
}

/// Whether a cell next to the head has only one other exit, so that it must be next or last.
bool Backtracker::cannot_wait(Vertex v) const {
  return free_out_[v] == 1 && !(puzzle_.closed && graph_.has_arc(v, path_.front()));
}

void Backtracker::keep_those_that_cannot_wait(std::size_t first) {
  if (graph_.is_directed() || rest() == 1) return;
  const auto hurried = [&](Vertex v) { return cannot_wait(v); };
  const auto begin = options_.begin() + static_cast<std::ptrdiff_t>(first);
  const auto how_many = std::count_if(begin, options_.end(), hurried);
  const int can_be_last = puzzle_.closed || !last_cells_.empty() ? 0 : 1;
  if (how_many <= can_be_last) return;
  if (how_many > can_be_last + 1) {
    options_.resize(first);
  } else {
    options_.erase(std::stable_partition(begin, options_.end(), hurried), options_.end());
  }
}

void Backtracker::push_options(Rng* ties) {
  const Step step = static_cast<Step>(path_.size()) + 1;
  const std::size_t first = options_.size();
  for (Vertex to : graph_.out(head())) {
    if (may_take(head(), to, step)) options_.push_back(to);
  }
  keep_those_that_cannot_wait(first);
  const std::span<Vertex> fresh = std::span(options_).subspan(first);
  if (ties) ties->shuffle(fresh);
  order_.arrange({graph_, visited_, free_out_, rest()}, fresh);
  std::ranges::reverse(fresh);
}

/// Reserves v as the last cell. Only one cell can be; in a tour, it must be adjacent to the first.
bool Backtracker::must_be_last(Vertex v) {
  if (is_last_[v]) return true;
  if (!last_cells_.empty() || (rules_.end && *rules_.end != v)) return false;
  if (puzzle_.closed && !graph_.has_arc(v, path_.front())) return false;
  is_last_[v] = 1;
  last_cells_.push_back(v);
  return true;
}

/// Whether the path must use both remaining ways of an unvisited cell.
bool Backtracker::is_narrow(Vertex v) const {
  return free_out_[v] == 2 && !is_last_[v] && !graph_.has_arc(head(), v) &&
         !(puzzle_.closed && graph_.has_arc(v, path_.front()));
}

/// A cell with two ways left needs both, so at most two such cells can be adjacent to a cell.
bool Backtracker::crowds_a_neighbour(Vertex v) const {
  const unsigned most = puzzle_.closed || !last_cells_.empty() ? 2 : 3;
  for (Vertex u : graph_.out(v)) {
    if (visited_[u]) continue;
    unsigned narrow = 0;
    for (Vertex w : graph_.out(u)) narrow += !visited_[w] && is_narrow(w);
    if (narrow > most) return true;
  }
  return false;
}

bool Backtracker::can_still_be_passed(Vertex v) {
  const bool next = graph_.has_arc(head(), v);
  if (graph_.is_directed()) {
    if (free_in_[v] == 0 && !next) return false;
    return free_out_[v] > 0 || must_be_last(v);
  }
  const bool beside_start = puzzle_.closed && path_.size() > 1 && graph_.has_arc(v, path_.front());
  const std::uint32_t ways = free_out_[v] + next + beside_start;
  if (ways == 2 && is_narrow(v) && crowds_a_neighbour(v)) return false;
  if (ways >= 2) return free_out_[v] > 0 || rest() == 1;
  if (ways == 0 || puzzle_.closed) return false;
  // One way in and none out: the last cell. If the way in is from the head, it must be next.
  return next ? rest() == 1 : must_be_last(v);
}

/// Whether the steps before the next number suffice for the cells that no later stretch can visit.
bool Backtracker::numbers_leave_time() const {
  if (!reach_.is_of_use()) return true;
  const auto step = static_cast<Step>(path_.size());
  const Step stretch = reach_.end_of_stretch(step);
  return waiting_[stretch] + step < stretch;
}

bool Backtracker::is_promising_start() {
  // No stretch can visit a cell whose last chance is 0.
  if (reach_.is_of_use() && (waiting_[0] > 0 || !numbers_leave_time())) return false;
  if (rules_.end && path_.size() < n_ && !must_be_last(*rules_.end)) return false;
  for (Vertex v = 0; v < n_; ++v) {
    if (!visited_[v] && !can_still_be_passed(v)) return false;
  }
  return rest_can_be_walked();
}

/// Checks the cells that lost a neighbour by the last step.
bool Backtracker::is_promising() {
  if (!numbers_leave_time()) return false;
  const Vertex left = path_[path_.size() - 2];
  for (Vertex v : graph_.out(left)) {
    if (!visited_[v] && !can_still_be_passed(v)) return false;
  }
  if (graph_.is_directed()) {
    for (Vertex v : graph_.in(head())) {
      if (!visited_[v] && !can_still_be_passed(v)) return false;
    }
  }
  return work_ < next_look_ || look_at_rest();
}

/// The test takes time proportional to the rest, so it becomes rarer the longer it finds nothing.
bool Backtracker::look_at_rest() {
  const bool promising = rest_can_be_walked();
  pause_ = promising ? std::min(pause_ + 1, longest_pause) : 0;
  next_look_ = work_ + rest() / look_share * (pause_ + 1) + pause_;
  return promising;
}

bool Backtracker::rest_can_be_walked() {
  std::span<const Vertex> last_cells = last_cells_;
  if (last_cells.empty() && puzzle_.closed) last_cells = graph_.in(path_.front());
  return rest_shape_.can_be_walked({head(), visited_, rest(), last_cells});
}

/// Whether a complete path closes if it must, in the direction that is reported.
bool Backtracker::closes() const {
  if (!puzzle_.closed) return true;
  const Vertex first = path_.front(), last = path_.back();
  if (n_ < 3 || !graph_.has_arc(last, first) || !rules_.marks.allow_move(last, first)) return false;
  if (!rules_.diamond_partners.empty()) {
    for (Vertex partner : rules_.diamond_partners[first]) {
      if (partner != path_[1] && partner != last) return false;
    }
  }
  if (!rules_.direction_is_free) return true;
  // The direction in which the smaller neighbour of the fixed end comes first.
  return rules_.end ? first < path_[n_ - 2] : path_[1] < last;
}

Ended Backtracker::run(Vertex start, std::uint64_t budget, Rng* ties, const Visitor& visit) {
  if (run_.must_end()) return Ended::by_request;
  if (!may_start(start)) return Ended::exhausted;
  clear();
  if (!pairs_allow(start, 1)) return Ended::exhausted;
  take(start);
  ++work_;
  if (!is_promising_start()) return Ended::exhausted;
  if (n_ == 1) return closes() && !visit(path_) ? Ended::by_visitor : Ended::exhausted;
  push_options(ties);

  last_step_ = work_ + std::min(budget, UINT64_MAX - work_);
  while (!path_.empty()) {
    if (options_.size() == taken_.back().first_option) {
      take_back();
      continue;
    }
    const Vertex next = options_.back();
    options_.pop_back();
    take(next);
    if (++work_ % backtracker_steps_between_polls == 0) {
      run_.spend(backtracker_units_between_polls);
      if (run_.must_end()) return Ended::by_request;
      run_.report({.doing = "searching", .work = work_, .fraction = done_});
    }
    if (rest() == 0) {
      if (closes() && !visit(path_)) return Ended::by_visitor;
      take_back();
    } else if (is_promising()) {
      push_options(ties);
    } else {
      take_back();
    }
    if (work_ >= last_step_) return Ended::gave_up;
  }
  return Ended::exhausted;
}

}  // namespace hamlet::path
