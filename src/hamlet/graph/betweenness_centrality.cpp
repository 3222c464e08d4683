#include <algorithm>

#include "hamlet/graph/centrality.hpp"
#include "hamlet/graph/distances.hpp"

namespace hamlet {

Scores betweenness_centrality(const Graph& graph, const Run& run) {
  const Vertex n = graph.vertex_count();
  std::vector<double> score(n, 0), paths(n, 0), share(n, 0);
  Distances distances(graph);
  for (Vertex source = 0; source < n; ++source) {
    if (run.must_end()) return std::nullopt;
    run.report(
        {.doing = "measuring betweenness", .work = source, .fraction = static_cast<double>(source) / n});
    distances.search_from(source);
    const std::vector<Vertex>& reached = distances.reached();
    for (Vertex v : reached) paths[v] = share[v] = 0;
    paths[source] = 1;
    for (Vertex v : reached) {
      for (Vertex w : graph.out(v)) {
        if (distances.to(w) == distances.to(v) + 1) paths[w] += paths[v];
      }
    }
    // From the farthest back: what v passes on to those behind it, in proportion to the paths that use it.
    for (std::size_t i = reached.size(); i-- > 1;) {
      const Vertex v = reached[i];
      for (Vertex w : graph.out(v)) {
        if (distances.to(w) == distances.to(v) + 1) share[v] += paths[v] / paths[w] * (1 + share[w]);
      }
      score[v] += share[v];
    }
  }
  if (!graph.is_directed()) {
    for (double& s : score) s /= 2;
  }
  return score;
}

}  // namespace hamlet
