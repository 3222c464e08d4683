#include "hamlet/solve/path/cycle/cycle_patcher.hpp"

#include <algorithm>

namespace hamlet::path {

CyclePatcher::CyclePatcher(const Graph& graph, std::vector<Edge> kept) : graph_(graph) {
  for (const Edge& edge : kept) {
    kept_.push_back(edge);
    kept_.push_back({edge.to, edge.from});
  }
  std::ranges::sort(kept_);
}

bool CyclePatcher::may_drop(Vertex a, Vertex b) const {
  return !std::ranges::binary_search(kept_, Edge{a, b});
}

void CyclePatcher::number() {
  const Vertex n = graph_.vertex_count();
  cycle_.assign(n, no_vertex);
  place_.assign(n, 0);
  size_.clear();
  for (Vertex first = 0; first < n; ++first) {
    if (cycle_[first] != no_vertex) continue;
    Vertex length = 0;
    links_.walk(first, [&](Vertex v) {
      cycle_[v] = static_cast<Vertex>(size_.size());
      place_[v] = length++;
    });
    size_.push_back(length);
  }
  cycle_count_ = size_.size();
  joined_ = DisjointSets(size_.size());
}

/// Merges the cycles of a and c by exchanging two edges for ac and another one beside it, if possible.
bool CyclePatcher::exchange_two(Vertex a, Vertex c) {
  for (Vertex b : links_.of(a)) {
    if (!may_drop(a, b)) continue;
    for (Vertex d : links_.of(c)) {
      if (!graph_.has_arc(b, d) || !may_drop(c, d)) continue;
      links_.replace(a, b, c);
      links_.replace(b, a, d);
      links_.replace(c, d, a);
      links_.replace(d, c, b);
      joined_.unite(cycle_[a], cycle_[c]);
      --cycle_count_;
      return true;
    }
  }
  return false;
}

bool CyclePatcher::patch_by_twos() {
  bool patched_some = false;
  for (Vertex a = 0; a < graph_.vertex_count() && cycle_count_ > 1; ++a) {
    for (Vertex c : graph_.out(a)) {
      if (a < c && !joined_.are_one(cycle_[a], cycle_[c])) patched_some |= exchange_two(a, c);
    }
  }
  return patched_some;
}

/// Exchanges ab, cd and ef for bc, de and fa if that leaves fewer cycles: c is on another cycle than a, and e
/// is on a third one, or on that of c in such a place that it does not fall apart.
bool CyclePatcher::patch_by_three_at(Vertex a, Vertex b) {
  for (Vertex c : graph_.out(b)) {
    if (cycle_[c] == cycle_[a]) continue;
    for (Vertex d : links_.of(c)) {
      if (!may_drop(c, d)) continue;
      for (Vertex e : graph_.out(d)) {
        if (cycle_[e] == cycle_[a] || e == c) continue;
        for (Vertex f : links_.of(e)) {
          if (f == c || e == d || !graph_.has_arc(f, a) || !may_drop(e, f)) continue;
          if (cycle_[e] == cycle_[c]) {
            if (std::pair(e, f) == std::pair(d, c)) continue;
            // Going from d away from c, f must come before e; then d … f, a … b, c … e closes.
            const Vertex length = size_[cycle_[c]];
            const bool forward = place_[d] == (place_[c] + 1) % length;
            const auto from_d = [&](Vertex v) {
              return forward ? (place_[v] + length - place_[d]) % length
                             : (place_[d] + length - place_[v]) % length;
            };
            if (from_d(f) > from_d(e)) continue;
          }
          links_.replace(a, b, f);
          links_.replace(f, e, a);
          links_.replace(b, a, c);
          links_.replace(c, d, b);
          links_.replace(d, c, e);
          links_.replace(e, f, d);
          return true;
        }
      }
    }
  }
  return false;
}

bool CyclePatcher::patch_by_three() {
  for (Vertex a = 0; a < graph_.vertex_count(); ++a) {
    // Starts from the smaller cycles: the largest has neighbours in all of them.
    if (2 * std::size_t{size_[cycle_[a]]} > graph_.vertex_count()) continue;
    for (Vertex b : links_.of(a)) {
      if (may_drop(a, b) && patch_by_three_at(a, b)) return true;
    }
  }
  return false;
}

std::vector<Edge> CyclePatcher::patched(const std::vector<Edge>& cycles, const Run& run) {
  links_ = CycleLinks(graph_.vertex_count(), cycles);
  number();
  while (cycle_count_ > 1 && !run.must_end()) {
    run.spend(1 + graph_.vertex_count() / 8);
    bool changed = patch_by_twos();
    if (changed) number();
    if (!changed && cycle_count_ > 1) {
      changed = patch_by_three();
      if (changed) number();
    }
    if (!changed) break;
  }
  std::vector<Edge> edges;
  for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
    for (Vertex w : links_.of(v)) {
      if (v < w) edges.push_back({v, w});
    }
  }
  return edges;
}

std::size_t patch_directed(const std::vector<std::vector<Vertex>>& targets, std::vector<Vertex>& next,
                           const std::function<bool(Vertex, Vertex)>& may_drop) {
  const auto n = static_cast<Vertex>(next.size());
  std::vector<Vertex> before(n), cycle(n, no_vertex);
  Vertex cycles = 0;
  for (Vertex v = 0; v < n; ++v) before[next[v]] = v;
  for (Vertex first = 0; first < n; ++first) {
    if (cycle[first] != no_vertex) continue;
    for (Vertex v = first; cycle[v] == no_vertex; v = next[v]) cycle[v] = cycles;
    ++cycles;
  }
  DisjointSets joined(cycles);
  const auto has = [&](Vertex a, Vertex b) { return std::ranges::find(targets[a], b) != targets[a].end(); };
  for (bool changed = true; changed && joined.count() > 1;) {
    changed = false;
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex d : targets[a]) {
        const Vertex b = next[a], c = before[d];
        if (joined.are_one(cycle[a], cycle[d]) || !has(c, b) || !may_drop(a, b) || !may_drop(c, d)) continue;
        next[a] = d;
        before[d] = a;
        next[c] = b;
        before[b] = c;
        joined.unite(cycle[a], cycle[d]);
        changed = true;
        break;
      }
    }
  }
  return joined.count();
}

}  // namespace hamlet::path
