#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/graph/centrality/source_sweep.hpp"

namespace hamlet {

Scores betweenness_centrality(const Graph& graph, const Run& run, Symmetries symmetries) {
  const Vertex n = graph.vertex_count();
  if (!graph.build(run)) return std::nullopt;
  const PlainRows rows(graph);
  const Orbits sources(n, symmetries);
  PartialSums sums(n, sources.count());
  const auto add_shares = [&](ShortestPaths& paths, std::size_t i, std::size_t part) {
    paths.share_from(sources.first[i]);
    const std::span<double> sum = sums.of_part(part);
    const double weight = sources.size[i];
    for (Vertex v : paths.reached().subspan(1)) sum[v] += weight * paths.share(v);
  };
  if (!for_each_source(rows, sources.count(), "measuring betweenness", add_shares, run)) return std::nullopt;
  std::vector<double> score = sums.total();
  // What the other sources of an orbit contribute to a vertex, the chosen one contributes to an image of the
  // vertex.
  if (symmetries.size() > 1) {
    const std::vector<double> mean = means(sources, score);
    for (Vertex v = 0; v < n; ++v) score[v] = mean[sources.of[v]];
  }
  if (!graph.is_directed()) {
    for (double& s : score) s /= 2;
  }
  return score;
}

}  // namespace hamlet
