#include "hamlet/solve/path/walk/rotator.hpp"

#include <algorithm>
#include <limits>

namespace hamlet::path {

namespace {

constexpr std::uint64_t rotator_steps_between_polls = 1024, rotator_units_between_polls = 256;
constexpr std::uint32_t unreachable = std::numeric_limits<std::uint32_t>::max();

// The frequencies of random rotations and of swapping the ends; both prevent cycling.
constexpr std::uint64_t one_random_in = 3;
constexpr std::uint64_t one_turn_in = 1024;

}  // namespace

Rotator::Rotator(const Graph& graph, bool closed, std::optional<Vertex> start, const Run& run)
    : graph_(graph), run_(run), n_(graph.vertex_count()), closed_(closed), start_(start), cells_(n_) {}

void Rotator::clear(Vertex start) {
  position_.assign(n_, no_position);
  first_ = 0;
  last_ = -1;
  append(start);
}

void Rotator::append(Vertex v) {
  cells_[++last_] = v;
  position_[v] = last_;
  distances_are_fresh_ = false;
}

/// Extends the path to the unvisited neighbour with the fewest unvisited neighbours.
bool Rotator::extend(Rng& rng) {
  Vertex best = no_vertex;
  std::uint64_t best_score = ~std::uint64_t{0};
  for (Vertex v : graph_.out(back())) {
    if (is_visited(v)) continue;
    const auto exits = std::ranges::count_if(graph_.out(v), [&](Vertex w) { return !is_visited(w); });
    const std::uint64_t score = (static_cast<std::uint64_t>(exits) << 16) + rng.below(1 << 16);
    if (score < best_score) {
      best_score = score;
      best = v;
    }
  }
  if (best == no_vertex) return false;
  append(best);
  return true;
}

void Rotator::reverse(std::ptrdiff_t from, std::ptrdiff_t to) {
  for (; from < to; ++from, --to) {
    std::swap(cells_[from], cells_[to]);
    position_[cells_[from]] = from;
    position_[cells_[to]] = to;
  }
}

/// Distances from the unvisited cells, or from the first cell if all are visited. Only walks of an odd number
/// of moves count: a rotation moves the end by two, so on a bipartite board it keeps its colour.
void Rotator::measure_distances() {
  distance_.assign(2 * std::size_t{n_}, unreachable);
  to_measure_.clear();
  const auto reach = [&](Vertex v, bool odd, std::uint32_t distance) {
    std::uint32_t& known = distance_[2 * std::size_t{v} + odd];
    if (known != unreachable) return;
    known = distance;
    to_measure_.push_back({v, odd});
  };
  if (is_full()) {
    reach(front(), false, 0);
  } else {
    for (Vertex v = 0; v < n_; ++v) {
      if (!is_visited(v)) reach(v, false, 0);
    }
  }
  for (std::size_t i = 0; i < to_measure_.size(); ++i) {
    const auto [v, odd] = to_measure_[i];
    const std::uint32_t next = distance_[2 * std::size_t{v} + odd] + 1;
    for (Vertex w : graph_.out(v)) reach(w, !odd, next);
  }
  distances_are_fresh_ = true;
}

bool Rotator::rotate(Rng& rng) {
  if (!start_ && rng.below(one_turn_in) == 0) {
    reverse(first_, last_);
    if (is_full()) distances_are_fresh_ = false;
    return true;
  }
  if (!distances_are_fresh_) measure_distances();
  const bool any = rng.below(one_random_in) == 0;
  std::ptrdiff_t pivot = no_position;
  std::uint64_t best_score = ~std::uint64_t{0};
  for (Vertex v : graph_.out(back())) {
    if (!is_visited(v) || position_[v] + 1 >= last_) continue;
    const std::uint64_t distance = any ? 0 : distance_[2 * std::size_t{cells_[position_[v] + 1]} + 1];
    const std::uint64_t score = (distance << 16) + rng.below(1 << 16);
    if (score < best_score) {
      best_score = score;
      pivot = position_[v];
    }
  }
  if (pivot == no_position || best_score >> 16 == unreachable) {
    if (start_) return false;
    reverse(first_, last_);
    return true;
  }
  reverse(pivot + 1, last_);
  return true;
}

bool Rotator::is_done() const { return is_full() && (!closed_ || graph_.has_arc(back(), front())); }

bool Rotator::grow(Rng& rng, std::uint64_t most_rotations) {
  clear(start_ ? *start_ : static_cast<Vertex>(rng.below(n_)));
  std::uint64_t rotations = 0;
  while (!is_done()) {
    if (++work_ % rotator_steps_between_polls == 0) {
      run_.spend(rotator_units_between_polls);
      if (run_.must_end()) return false;
      run_.report({.doing = "rotating", .work = work_});
    }
    if (!is_full() && extend(rng)) continue;
    if (++rotations > most_rotations || !rotate(rng)) return false;
  }
  return true;
}

}  // namespace hamlet::path
