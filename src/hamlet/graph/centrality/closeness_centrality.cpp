#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/graph/centrality/source_sweep.hpp"

namespace hamlet {

namespace {

/// Calls `score_of` with the distances from one vertex of each orbit.
template <class ScoreOf>
Scores by_distances(const Graph& graph, const std::string& doing, const ScoreOf& score_of, const Run& run,
                    Symmetries symmetries) {
  const Vertex n = graph.vertex_count();
  if (!graph.build(run)) return std::nullopt;
  const PlainRows rows(graph);
  const Orbits orbits(n, symmetries);
  std::vector<double> of_orbit(orbits.count(), 0);
  const auto measure = [&](ShortestPaths& paths, std::size_t i, std::size_t) {
    paths.measure_from(orbits.first[i]);
    of_orbit[i] = score_of(paths);
  };
  if (!for_each_source(rows, orbits.count(), doing, measure, run)) return std::nullopt;
  std::vector<double> score(n);
  for (Vertex v = 0; v < n; ++v) score[v] = of_orbit[orbits.of[v]];
  return score;
}

}  // namespace

Scores closeness_centrality(const Graph& graph, const Run& run, Symmetries symmetries) {
  const double n = graph.vertex_count();
  const auto closeness = [n](const ShortestPaths& paths) {
    std::uint64_t sum = 0;
    for (Vertex w : paths.reached()) sum += paths.distance(w);
    const auto others = static_cast<double>(paths.reached().size() - 1);
    return others > 0 ? others / (n - 1) * others / static_cast<double>(sum) : 0;
  };
  return by_distances(graph, "measuring closeness", closeness, run, symmetries);
}

Scores harmonic_centrality(const Graph& graph, const Run& run, Symmetries symmetries) {
  const double n = graph.vertex_count();
  const auto harmonic = [n](const ShortestPaths& paths) {
    double sum = 0;
    for (Vertex w : paths.reached().subspan(1)) sum += 1.0 / paths.distance(w);
    return n > 1 ? sum / (n - 1) : 0;
  };
  return by_distances(graph, "measuring harmonic closeness", harmonic, run, symmetries);
}

}  // namespace hamlet
