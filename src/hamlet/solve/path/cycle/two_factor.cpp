#include "hamlet/solve/path/cycle/two_factor.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet::path {

namespace {

constexpr std::size_t two_factor_steps_between_polls = 256;
constexpr std::size_t joint_neighbours_tried = 32;

}  // namespace

TwoFactor::TwoFactor(const PathPuzzle& puzzle, std::optional<Vertex> start, std::optional<Vertex> end)
    : graph_(puzzle.graph), size_(puzzle.length() + (puzzle.closed ? 0 : 1)) {
  if (!puzzle.closed) {
    joint_ = puzzle.length();
    if (start) force(joint_, *start);
    if (end) force(joint_, *end);
  } else if (start && end) {
    force(*start, *end);
    contradictory_ = !graph_.has_arc(*start, *end);
  }
  for (const auto& [a, b] : puzzle.diamonds) force(a, b);
  std::vector<std::uint8_t> degree(size_, 0);
  for (const auto& [a, b] : forced_edges_) {
    if (++degree[a] > 2 || ++degree[b] > 2) contradictory_ = true;
  }
}

void TwoFactor::force(Vertex a, Vertex b) {
  if (forced_.insert(key(a, b)).second) forced_edges_.push_back({a, b});
}

bool TwoFactor::are_adjacent(Vertex a, Vertex b) const {
  if (a == b) return false;
  return a == joint_ || b == joint_ || graph_.has_arc(a, b);
}

void TwoFactor::link(Vertex a, Vertex b) {
  mates_[a][mates_[a][0] != no_vertex] = b;
  mates_[b][mates_[b][0] != no_vertex] = a;
}

void TwoFactor::unlink(Vertex a, Vertex b) {
  mates_[a][mates_[a][0] != b] = no_vertex;
  mates_[b][mates_[b][0] != a] = no_vertex;
}

void TwoFactor::exchange(Vertex a, Vertex b, Vertex c, Vertex d) {
  unlink(a, b);
  unlink(c, d);
  link(a, c);
  link(b, d);
}

/// Links the vertex with the fewest ways left to its neighbour with the fewest, as in Warnsdorff's rule, as
/// long as possible.
void TwoFactor::link_greedily(Rng& rng, const Run& run) {
  std::vector<std::uint32_t> ways(size_, 0);
  std::uint32_t most = 0;
  const Vertex cells = graph_.vertex_count();
  const auto is_way = [&](Vertex v, Vertex w) { return need(w) > 0 && !is_linked(v, w); };
  for (Vertex v = 0; v < cells; ++v) {
    for (Vertex w : graph_.out(v)) ways[v] += is_way(v, w);
    most = std::max(most, ways[v]);
  }
  std::vector<std::vector<Vertex>> with(most + std::size_t{1});
  std::vector<Vertex> order(cells);
  for (Vertex v = 0; v < cells; ++v) order[v] = v;
  // Taking neighbouring cells in turn makes long paths; the first cell is random.
  if (cells > 0) std::ranges::rotate(order, order.begin() + static_cast<std::ptrdiff_t>(rng.below(cells)));
  for (Vertex v : order) {
    if (need(v) > 0) with[ways[v]].push_back(v);
  }
  const auto loses_a_way = [&](Vertex v) {
    if (ways[v] == 0) return;
    --ways[v];
    if (need(v) > 0) with[ways[v]].push_back(v);
  };
  std::uint32_t steps = 0;
  for (std::size_t fewest = 0; fewest < with.size();) {
    if (++steps % (1u << 16) == 0 && run.must_end()) return;
    if (with[fewest].empty()) {
      ++fewest;
      continue;
    }
    const Vertex v = with[fewest].back();
    with[fewest].pop_back();
    if (need(v) == 0 || ways[v] != fewest) continue;
    Vertex best = no_vertex;
    std::uint64_t best_score = ~std::uint64_t{0};
    for (Vertex w : graph_.out(v)) {
      if (!is_way(v, w)) continue;
      const std::uint64_t score =
          (std::uint64_t{ways[w]} << 32) + (std::uint64_t{2 - need(w)} << 16) + rng.below(4096);
      if (score < best_score) {
        best_score = score;
        best = w;
      }
    }
    if (best == no_vertex) continue;
    link(v, best);
    --ways[v];
    --ways[best];
    for (Vertex full : {v, best}) {
      if (need(full) > 0) {
        with[ways[full]].push_back(full);
        continue;
      }
      for (Vertex w : graph_.out(full)) {
        if (!is_linked(full, w)) loses_a_way(w);
      }
    }
    fewest = 0;
  }
}

/// A vertex that lacks a link and can be linked to `even`; no_vertex if there is none.
Vertex TwoFactor::target_from(Vertex even, Vertex root) const {
  const auto fits = [&](Vertex w) {
    return need(w) > 0 && (w != root || need(root) == 2) && w != even && !is_linked(even, w);
  };
  if (even == joint_) {
    for (Vertex w : lacking_) {
      if (fits(w)) return w;
    }
    return no_vertex;
  }
  if (has_joint() && fits(joint_)) return joint_;
  for (Vertex w : graph_.out(even)) {
    if (fits(w)) return w;
  }
  return no_vertex;
}

/// Links and unlinks in turn along the path found. Returns false if it would use an edge twice.
bool TwoFactor::flip(Vertex root, Vertex last_even, Vertex target) {
  std::vector<Edge> linked, unlinked;
  std::vector<std::uint64_t> used;
  Vertex even = last_even, odd = target;
  while (true) {
    linked.push_back({even, odd});
    used.push_back(key(even, odd));
    if (even == root) break;
    const Vertex before = even_from_[even];
    unlinked.push_back({before, even});
    used.push_back(key(before, even));
    odd = before;
    even = odd_from_[before];
    if (used.size() > 4 * std::size_t{size_}) return false;
  }
  std::ranges::sort(used);
  if (std::ranges::adjacent_find(used) != used.end()) return false;
  for (const auto& [a, b] : unlinked) unlink(a, b);
  for (const auto& [a, b] : linked) link(a, b);
  return true;
}

/// Searches breadth-first for an alternating path from `root` to another vertex that lacks a link: along an
/// unlinked edge to an odd vertex, back along a link to an even one, and so on. Where a vertex is both odd
/// and even, a path may be missed; another try finds it.
bool TwoFactor::augment_from(Vertex root, std::size_t most_steps, Rng& rng) {
  ++sight_;
  evens_.assign(1, root);
  even_seen_[root] = sight_;
  for (std::size_t i = 0; i < evens_.size() && i < most_steps; ++i) {
    const Vertex even = evens_[i];
    const Vertex target = target_from(even, root);
    if (target != no_vertex && flip(root, even, target)) return true;
    const auto pass = [&](Vertex odd) {
      if (odd_seen_[odd] == sight_ || is_linked(even, odd)) return;
      odd_seen_[odd] = sight_;
      odd_from_[odd] = even;
      for (Vertex next : mates_[odd]) {
        if (next == no_vertex || even_seen_[next] == sight_ || !may_unlink(odd, next)) continue;
        even_seen_[next] = sight_;
        even_from_[next] = odd;
        evens_.push_back(next);
      }
    };
    for (Vertex odd : neighbours(even)) pass(odd);
    if (has_joint() && even != joint_) pass(joint_);
    // The joint is adjacent to every cell; a sample of them is enough.
    for (std::size_t some = 0; even == joint_ && some < joint_neighbours_tried; ++some)
      pass(static_cast<Vertex>(rng.below(joint_)));
  }
  return false;
}

bool TwoFactor::augment(const Run& run, Rng& rng) {
  odd_from_.assign(size_, no_vertex);
  even_from_.assign(size_, no_vertex);
  odd_seen_.assign(size_, 0);
  even_seen_.assign(size_, 0);
  sight_ = 0;
  // Most gaps close nearby; the limit grows for the others.
  for (std::size_t most_steps = 64; most_steps / 8 <= size_; most_steps *= 8) {
    lacking_.clear();
    for (Vertex v = 0; v < size_; ++v) {
      for (unsigned i = 0; i < need(v); ++i) lacking_.push_back(v);
    }
    if (lacking_.empty()) return true;
    rng.shuffle(std::span(lacking_));
    const std::vector<Vertex> roots = lacking_;
    for (std::size_t i = 0; i < roots.size(); ++i) {
      if (i % two_factor_steps_between_polls == 0 || most_steps > 100'000) {
        run.spend(1 + most_steps / 16);
        if (run.must_end()) return false;
        run.report({.doing = "covering the board with cycles"});
      }
      if (need(roots[i]) > 0) augment_from(roots[i], most_steps, rng);
    }
  }
  for (Vertex v = 0; v < size_; ++v) {
    if (need(v) > 0) return false;
  }
  return true;
}

bool TwoFactor::build(Rng& rng, const Run& run) {
  mates_.assign(size_, {no_vertex, no_vertex});
  for (const auto& [a, b] : forced_edges_) link(a, b);
  link_greedily(rng, run);
  return augment(run, rng);
}

}  // namespace hamlet::path
