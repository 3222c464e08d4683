#include "hamlet/solve/path/cycle_merging.hpp"

#include <algorithm>
#include <numeric>

namespace hamlet {

CycleMerging::CycleMerging(const Graph& graph, std::vector<Edge> kept) : graph_(graph) {
  for (const Edge& edge : kept) {
    kept_.push_back(edge);
    kept_.push_back({edge.to, edge.from});
  }
  std::ranges::sort(kept_);
}

bool CycleMerging::may_drop(Vertex a, Vertex b) const {
  return !std::ranges::binary_search(kept_, Edge{a, b});
}

void CycleMerging::read(const std::vector<Edge>& cycles) {
  beside_.assign(graph_.vertex_count(), {no_vertex, no_vertex});
  const auto link = [&](Vertex a, Vertex b) { beside_[a][beside_[a][0] == no_vertex ? 0 : 1] = b; };
  for (const Edge& edge : cycles) {
    link(edge.from, edge.to);
    link(edge.to, edge.from);
  }
}

void CycleMerging::number() {
  const Vertex n = graph_.vertex_count();
  cycle_.assign(n, no_vertex);
  place_.assign(n, 0);
  size_.clear();
  for (Vertex first = 0; first < n; ++first) {
    if (cycle_[first] != no_vertex) continue;
    Vertex before = no_vertex, here = first, length = 0;
    do {
      cycle_[here] = static_cast<Vertex>(size_.size());
      place_[here] = length++;
      const Vertex next = beside_[here][0] == before ? beside_[here][1] : beside_[here][0];
      before = here;
      here = next;
    } while (here != first);
    size_.push_back(length);
  }
  cycle_count_ = size_.size();
  parent_.resize(size_.size());
  std::iota(parent_.begin(), parent_.end(), Vertex{0});
}

Vertex CycleMerging::find(Vertex cycle) {
  while (parent_[cycle] != cycle) cycle = parent_[cycle] = parent_[parent_[cycle]];
  return cycle;
}

void CycleMerging::replace(Vertex v, Vertex old_neighbour, Vertex new_neighbour) {
  beside_[v][beside_[v][0] == old_neighbour ? 0 : 1] = new_neighbour;
}

/// Joins the cycles of a and c by the edge ac and another one beside it.
bool CycleMerging::exchange_two(Vertex a, Vertex c) {
  for (Vertex b : beside_[a]) {
    if (!may_drop(a, b)) continue;
    for (Vertex d : beside_[c]) {
      if (!graph_.has_arc(b, d) || !may_drop(c, d)) continue;
      replace(a, b, c);
      replace(b, a, d);
      replace(c, d, a);
      replace(d, c, b);
      parent_[find(cycle_[a])] = find(cycle_[c]);
      --cycle_count_;
      return true;
    }
  }
  return false;
}

bool CycleMerging::merge_two() {
  bool merged_some = false;
  for (Vertex a = 0; a < graph_.vertex_count() && cycle_count_ > 1; ++a) {
    for (Vertex c : graph_.out(a)) {
      if (a < c && find(cycle_[a]) != find(cycle_[c])) merged_some |= exchange_two(a, c);
    }
  }
  return merged_some;
}

/// Drops ab, cd and ef for bc, de and fa, if that leaves fewer cycles: c on another cycle than a, and e on a
/// third one, or on that of c so that it does not fall apart.
bool CycleMerging::merge_three_at(Vertex a, Vertex b) {
  for (Vertex c : graph_.out(b)) {
    if (cycle_[c] == cycle_[a]) continue;
    for (Vertex d : beside_[c]) {
      if (!may_drop(c, d)) continue;
      for (Vertex e : graph_.out(d)) {
        if (cycle_[e] == cycle_[a] || e == c) continue;
        for (Vertex f : beside_[e]) {
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
          replace(a, b, f);
          replace(f, e, a);
          replace(b, a, c);
          replace(c, d, b);
          replace(d, c, e);
          replace(e, f, d);
          return true;
        }
      }
    }
  }
  return false;
}

bool CycleMerging::merge_three() {
  for (Vertex a = 0; a < graph_.vertex_count(); ++a) {
    // From the smaller cycles: the largest has neighbours in all of them.
    if (2 * std::size_t{size_[cycle_[a]]} > graph_.vertex_count()) continue;
    for (Vertex b : beside_[a]) {
      if (may_drop(a, b) && merge_three_at(a, b)) return true;
    }
  }
  return false;
}

std::vector<Edge> CycleMerging::merged(const std::vector<Edge>& cycles) {
  read(cycles);
  number();
  while (cycle_count_ > 1) {
    bool changed = merge_two();
    if (changed) number();
    if (!changed && cycle_count_ > 1) {
      changed = merge_three();
      if (changed) number();
    }
    if (!changed) break;
  }
  std::vector<Edge> edges;
  for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
    for (Vertex w : beside_[v]) {
      if (v < w) edges.push_back({v, w});
    }
  }
  return edges;
}

}  // namespace hamlet
