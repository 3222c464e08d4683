#pragma once

#include <array>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet::path {

/// The two neighbours of each vertex in a set of cycles.
class CycleLinks {
 public:
  CycleLinks(Vertex vertices, const std::vector<Edge>& edges) : beside_(vertices, {no_vertex, no_vertex}) {
    for (const Edge& edge : edges) {
      link(edge.from, edge.to);
      link(edge.to, edge.from);
    }
    for (const auto& neighbours : beside_)
      require(neighbours[1] != no_vertex, "an end in the middle of a cycle");
  }

  const std::array<Vertex, 2>& of(Vertex v) const { return beside_[v]; }
  /// The neighbour of `here` other than `before`; either of them if `before` is no_vertex.
  Vertex after(Vertex before, Vertex here) const { return beside_[here][beside_[here][0] == before ? 1 : 0]; }
  void replace(Vertex v, Vertex old_neighbour, Vertex new_neighbour) {
    beside_[v][beside_[v][0] == old_neighbour ? 0 : 1] = new_neighbour;
  }

  /// Calls `visit(vertex)` for each vertex of the cycle through `first`, in order.
  template <class Visit>
  void walk(Vertex first, Visit visit) const {
    Vertex before = no_vertex, here = first;
    do {
      visit(here);
      const Vertex next = after(before, here);
      before = here;
      here = next;
    } while (here != first);
  }

  /// The vertices of each cycle, in order.
  std::vector<std::vector<Vertex>> cycles() const {
    std::vector<std::vector<Vertex>> all;
    std::vector<char> is_visited(beside_.size(), 0);
    for (Vertex first = 0; first < beside_.size(); ++first) {
      if (is_visited[first] != 0) continue;
      all.emplace_back();
      walk(first, [&](Vertex v) {
        is_visited[v] = 1;
        all.back().push_back(v);
      });
    }
    return all;
  }

 private:
  void link(Vertex a, Vertex b) { beside_[a][beside_[a][0] == no_vertex ? 0 : 1] = b; }

  std::vector<std::array<Vertex, 2>> beside_;
};

}  // namespace hamlet::path
