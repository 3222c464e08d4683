#include "hamlet/graph/centrality.hpp"
#include "hamlet/graph/distances.hpp"

namespace hamlet {

Scores closeness_centrality(const Graph& graph, const Run& run) {
  const Vertex n = graph.vertex_count();
  std::vector<double> score(n, 0);
  Distances distances(graph);
  for (Vertex v = 0; v < n; ++v) {
    if (run.must_end()) return std::nullopt;
    run.report({.doing = "measuring closeness", .work = v, .fraction = static_cast<double>(v) / n});
    distances.search_from(v);
    double sum = 0;
    for (Vertex w : distances.reached()) sum += distances.to(w);
    const auto others = static_cast<double>(distances.reached().size() - 1);
    if (others > 0) score[v] = others / (n - 1) * others / sum;
  }
  return score;
}

}  // namespace hamlet
