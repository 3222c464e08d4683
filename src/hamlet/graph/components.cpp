#include "hamlet/graph/components.hpp"

namespace hamlet {

Components components(const Graph& graph) {
  Components found;
  found.of.assign(graph.vertex_count(), no_vertex);
  std::vector<Vertex> to_visit;
  for (Vertex root = 0; root < graph.vertex_count(); ++root) {
    if (found.of[root] != no_vertex) continue;
    const Vertex id = found.count++;
    const auto reach = [&](Vertex v) {
      if (found.of[v] != no_vertex) return;
      found.of[v] = id;
      to_visit.push_back(v);
    };
    reach(root);
    while (!to_visit.empty()) {
      const Vertex v = to_visit.back();
      to_visit.pop_back();
      for (Vertex w : graph.out(v)) reach(w);
      if (graph.is_directed()) {
        for (Vertex w : graph.in(v)) reach(w);
      }
    }
  }
  return found;
}

}  // namespace hamlet
