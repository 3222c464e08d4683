#include "hamlet/graph/sweep/dense_part.hpp"

namespace hamlet {

bool has_dense_part(const Graph& graph, std::size_t neighbours) {
  std::vector<std::size_t> left(graph.vertex_count());
  std::vector<Vertex> dropped;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    left[v] = graph.out(v).size();
    if (left[v] < neighbours) dropped.push_back(v);
  }
  for (std::size_t next = 0; next < dropped.size(); ++next) {
    for (Vertex w : graph.out(dropped[next])) {
      if (left[w]-- == neighbours) dropped.push_back(w);
    }
  }
  return dropped.size() < graph.vertex_count();
}

}  // namespace hamlet
