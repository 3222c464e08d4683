#include "hamlet/solve/path/cycle/two_factor_merger.hpp"

#include <algorithm>

namespace hamlet::path {

namespace {

// Rounds without a new minimum of cycles after which a new cover is the better idea.
constexpr int most_idle_rounds = 100;
constexpr int exchanges_a_stir = 4;

}  // namespace

void TwoFactorMerger::number_cycles() {
  cycle_of_.assign(factor_.size(), no_vertex);
  first_of_.clear();
  size_of_.clear();
  for (Vertex first = 0; first < factor_.size(); ++first) {
    if (cycle_of_[first] != no_vertex) continue;
    const auto id = static_cast<Vertex>(first_of_.size());
    first_of_.push_back(first);
    Vertex length = 0;
    for (Vertex v = first; v != no_vertex; ++length) {
      cycle_of_[v] = id;
      const auto& [x, y] = factor_.mates(v);
      v = cycle_of_[x] == no_vertex ? x : cycle_of_[y] == no_vertex ? y : no_vertex;
    }
    size_of_.push_back(length);
  }
  cycles_ = static_cast<Vertex>(first_of_.size());
  merged_ = DisjointSets(cycles_);
  largest_ = static_cast<Vertex>(std::ranges::max_element(size_of_) - size_of_.begin());
}

bool TwoFactorMerger::try_merge_at(Vertex a) {
  const Vertex own = merged_.find(cycle_of_[a]);
  for (Vertex c : factor_.neighbours(a)) {
    const Vertex other = merged_.find(cycle_of_[c]);
    if (other == own) continue;
    for (Vertex b : factor_.mates(a)) {
      if (!factor_.may_unlink(a, b)) continue;
      for (Vertex d : factor_.mates(c)) {
        if (!factor_.are_adjacent(b, d) || !factor_.may_unlink(c, d)) continue;
        factor_.exchange(a, b, c, d);
        merged_.unite(own, other);
        ++exchanges_;
        return true;
      }
    }
  }
  return false;
}

/// Tries to merge at each cell of the cycle through `first`, as it was numbered.
void TwoFactorMerger::merge_from(Vertex first) {
  const Vertex id = cycle_of_[first];
  std::vector<Vertex> cells;
  cells.reserve(size_of_[id]);
  Vertex before = no_vertex;
  for (Vertex v = first; cells.size() < size_of_[id];) {
    cells.push_back(v);
    const auto& [x, y] = factor_.mates(v);
    const Vertex next = x != before ? x : y;
    before = v;
    v = next;
    // An earlier exchange may have rerouted the cycle.
    if (v == first || cycle_of_[v] != id) break;
  }
  for (Vertex v : cells) {
    if (try_merge_at(v)) --cycles_;
  }
}

bool TwoFactorMerger::try_stir_at(Vertex a) {
  const auto around = factor_.neighbours(a);
  if (around.empty()) return false;
  constexpr std::size_t mates = 2;
  const Vertex c = around[rng_.below(around.size())];
  const Vertex b = factor_.mates(a)[rng_.below(mates)];
  const Vertex d = factor_.mates(c)[rng_.below(mates)];
  if (c == b || d == a || b == d || !factor_.are_adjacent(b, d) || factor_.is_linked(b, d)) return false;
  if (!factor_.may_unlink(a, b) || !factor_.may_unlink(c, d)) return false;
  factor_.exchange(a, b, c, d);
  ++exchanges_;
  return true;
}

void TwoFactorMerger::stir(Vertex near) {
  int done = 0;
  Vertex v = near;
  for (int tries = 0; tries < 16 * exchanges_a_stir && done < exchanges_a_stir; ++tries) {
    done += try_stir_at(v);
    const auto around = factor_.neighbours(v);
    v = around.empty() || rng_.below(4) == 0 ? near : around[rng_.below(around.size())];
  }
}

bool TwoFactorMerger::merge() {
  Vertex fewest = no_vertex;
  for (int idle = 0; idle < most_idle_rounds; ++idle) {
    number_cycles();
    if (cycles_ == 1) return true;
    const std::vector<Vertex> firsts = first_of_;
    for (Vertex id = 0; id < firsts.size(); ++id) {
      if (id != largest_) merge_from(firsts[id]);
    }
    if (cycles_ == 1) return true;
    run_.spend(1 + factor_.size() / 16);
    if (run_.must_end()) return false;
    run_.report({.doing = "merging cycles", .work = exchanges_});
    if (cycles_ < fewest) {
      fewest = cycles_;
      idle = 0;
    }
    for (Vertex id = 0; id < firsts.size(); ++id) {
      if (merged_.is_name(id) && id != merged_.find(largest_)) stir(firsts[id]);
    }
  }
  return false;
}

}  // namespace hamlet::path
