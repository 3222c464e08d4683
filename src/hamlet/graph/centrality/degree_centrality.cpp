#include "hamlet/graph/centrality/centrality.hpp"

namespace hamlet {

Scores degree_centrality(const Graph& graph) {
  std::vector<double> score(graph.vertex_count());
  for (Vertex v = 0; v < graph.vertex_count(); ++v) score[v] = static_cast<double>(graph.out(v).size());
  return score;
}

}  // namespace hamlet
