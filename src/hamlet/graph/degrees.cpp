#include "hamlet/graph/degrees.hpp"

namespace hamlet {

std::map<std::size_t, Vertex> degree_histogram(const Graph& graph) {
  std::map<std::size_t, Vertex> histogram;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) ++histogram[graph.out(v).size()];
  return histogram;
}

}  // namespace hamlet
