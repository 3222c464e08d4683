#include "hamlet/solve/path/ladder/position/candidate_table.hpp"

#include <algorithm>

#include "hamlet/solve/path/gaps/layered_walk.hpp"

namespace hamlet::path {

namespace {

/// Finds the cells where the numbers of a gap may stand, given the printed numbers: those from which both
/// ends of the gap can be reached over free cells in exactly the right number of steps. Ignores diamonds.
class GapReach {
 public:
  GapReach(const Rules& rules, const AllowedMoves& moves, Vertex cells)
      : rules_(rules), walk_(moves, cells) {}

  /// Returns nothing if there are more than `most` cells or the run ended.
  std::optional<CellLayers> find(const NumberGap& gap, std::size_t most, const Run& run) {
    const auto n = static_cast<Step>(rules_.step_of.size());
    const auto end = [&](NumberIndex number) {
      return number == no_index ? no_vertex : rules_.cell_at[number + 1];
    };
    std::uint32_t steps = 0;
    CellLayers found = walk_.find(
        end(gap.left), end(gap.right), gap.count,
        [&](Vertex cell, std::uint32_t i) {
          return rules_.step_of[cell] == 0 && rules_.marks.allow_step(cell, (gap.first + i) % n + 1);
        },
        [&](std::size_t cells) { return cells <= most && (++steps % 64 != 0 || !run.must_end()); });
    if (found.count() != gap.count) return std::nullopt;
    return found;
  }

 private:
  const Rules& rules_;
  LayeredWalk walk_;
};

// Memory of a candidate, with its state in a position and its entry in the trail, and of a link, with its
// reverse.
constexpr std::size_t candidate_bytes = 60;
constexpr std::size_t link_bytes = 16;

/// Turns counts in first[i + 1] into start indices.
void sum_up(std::vector<std::uint32_t>& first) {
  for (std::size_t i = 1; i < first.size(); ++i) first[i] += first[i - 1];
}

}  // namespace

std::optional<CandidateTable> CandidateTable::of(const PathPuzzle& puzzle, const Run& run) {
  if (!puzzle.graph.build(run)) return std::nullopt;
  CandidateTable table(puzzle);
  table.choose_a_beginning();
  table.number_edges();
  const auto bytes =
      static_cast<std::size_t>(std::min<std::uint64_t>(run.memory.bytes() / 2, std::uint64_t{1} << 35));
  if (!table.find_candidates(bytes / 4 / candidate_bytes, run)) return std::nullopt;
  table.sort_by_cell();
  if (!table.link(bytes / link_bytes, run)) return std::nullopt;
  return table;
}

void CandidateTable::choose_a_beginning() {
  const Graph& graph = puzzle_->graph;
  if (!pair_marks().empty()) return;
  if (rules_.only_the_cycle_matters && length_ > 0) {
    Vertex least = 0;
    for (Vertex v = 1; v < length_; ++v) {
      if (graph.out(v).size() < graph.out(least).size()) least = v;
    }
    rules_.step_of[least] = 1;
    rules_.cell_at[1] = least;
    beginning_ = least;
  }
  if (!rules_.direction_is_free || length_ < 3) return;
  const Step fixed = rules_.cell_at[1] != no_vertex ? 1 : length_;
  direction_ = fixed == 1 ? Direction{2, length_} : Direction{1, length_ - 1};
}

void CandidateTable::number_edges() {
  const Graph& graph = puzzle_->graph;
  std::vector<Edge> pairs;
  for (Vertex v = 0; v < length_; ++v) {
    for (const Vertex w : graph.out(v)) {
      if (v < w || !graph.has_arc(w, v)) pairs.push_back({std::min(v, w), std::max(v, w)});
    }
  }
  if (graph.is_directed()) std::ranges::sort(pairs);
  ends_ = std::move(pairs);
  first_exit_.assign(length_ + std::size_t{1}, 0);
  for (const auto& [a, b] : ends_) {
    ++first_exit_[a + 1];
    ++first_exit_[b + 1];
  }
  sum_up(first_exit_);
  exits_.resize(2 * ends_.size());
  std::vector<std::uint32_t> fill(first_exit_.begin(), first_exit_.end() - 1);
  // Edges ascend by their smaller and then by their larger end, so each cell's exits ascend too.
  for (EdgeIndex edge = 0; edge < ends_.size(); ++edge) {
    const auto [a, b] = ends_[edge];
    exits_[fill[a]++] = {b, edge};
    exits_[fill[b]++] = {a, edge};
  }
}

bool CandidateTable::find_candidates(std::size_t most, const Run& run) {
  first_of_number_.assign(length_ + std::size_t{2}, 0);
  std::vector<std::vector<Vertex>> cells(length_ + std::size_t{1});
  for (Step number = 1; number <= length_; ++number) {
    const Vertex cell = rules_.cell_at[number];
    if (cell != no_vertex && rules_.marks.allow_step(cell, number)) cells[number] = {cell};
  }
  GapReach reach(rules_, moves_, length_);
  std::size_t total = 0, gap_index = 0;
  for (const NumberGap& gap : numbered(rules_.cell_at).gaps()) {
    const auto found = reach.find(gap, most - total, run);
    if (!found || (++gap_index % 256 == 0 && run.must_end())) return false;
    for (std::uint32_t i = 0; i < gap.count; ++i)
      cells[(gap.first + i) % length_ + 1].assign(found->of(i).begin(), found->of(i).end());
    total += found->cells.size();
  }
  for (Step number = 1; number <= length_; ++number) {
    first_of_number_[number] = static_cast<std::uint32_t>(cell_.size());
    for (const Vertex cell : cells[number]) {
      cell_.push_back(cell);
      number_.push_back(number);
    }
  }
  first_of_number_[length_ + std::size_t{1}] = static_cast<std::uint32_t>(cell_.size());
  return true;
}

void CandidateTable::sort_by_cell() {
  first_on_.assign(length_ + std::size_t{1}, 0);
  for (const Vertex cell : cell_) ++first_on_[cell + 1];
  sum_up(first_on_);
  on_.resize(cell_.size());
  std::vector<std::uint32_t> fill(first_on_.begin(), first_on_.end() - 1);
  for (Candidate c = 0; c < cell_.size(); ++c) on_[fill[cell_[c]]++] = c;
}

bool CandidateTable::link(std::size_t most, const Run& run) {
  const Graph& graph = puzzle_->graph;
  std::vector<Candidate> here(length_, no_candidate);
  first_next_.assign(1, 0);
  first_previous_.assign(cell_.size() + 1, 0);
  for (Step number = 1; number <= length_; ++number) {
    if (next_.size() > most || (number % 256 == 0 && run.must_end())) return false;
    const Step then = after(number);
    for (Candidate c = then == 0 ? 0 : first_of(then); then != 0 && c < end_of(then); ++c) here[cell_[c]] = c;
    for (Candidate c = first_of(number); c < end_of(number); ++c) {
      const Vertex cell = cell_[c];
      for (const auto& [to, edge] : exits(cell)) {
        const Candidate there = here[to];
        if (then == 0 || there == no_candidate || number_[there] != then) continue;
        if (graph.is_directed() && !graph.has_arc(cell, to)) continue;
        if (!rules_.marks.allow_move(cell, to)) continue;
        next_.push_back({there, edge});
        ++first_previous_[there + 1];
      }
      first_next_.push_back(static_cast<std::uint32_t>(next_.size()));
    }
  }
  sum_up(first_previous_);
  previous_.resize(next_.size());
  std::vector<std::uint32_t> fill(first_previous_.begin(), first_previous_.end() - 1);
  for (Candidate c = 0; c < cell_.size(); ++c) {
    for (const auto& [to, edge] : next(c)) previous_[fill[to]++] = {c, edge};
  }
  return true;
}

Candidate CandidateTable::at(Step number, Vertex cell) const {
  const auto begin = cell_.begin() + first_of(number), end = cell_.begin() + end_of(number);
  const auto found = std::lower_bound(begin, end, cell);
  return found != end && *found == cell ? static_cast<Candidate>(found - cell_.begin()) : no_candidate;
}

}  // namespace hamlet::path
