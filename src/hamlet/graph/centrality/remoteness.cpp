#include "hamlet/graph/centrality/remoteness.hpp"

#include <algorithm>

#include "hamlet/graph/distances.hpp"

namespace hamlet {

namespace {

// Up to this many steps, distances from all vertices are used; beyond, from a few. Knight's walks over a
// million cells guided by these figures need sixteen; with eight they often fail, with four nearly always.
constexpr double most_steps = 1e9;
constexpr Vertex few_sources = 16;

}  // namespace

std::optional<std::vector<std::uint64_t>> remoteness(const Graph& graph, const Run& run) {
  const Vertex n = graph.vertex_count();
  const bool all = static_cast<double>(n) * static_cast<double>(n + 2 * graph.edge_count()) <= most_steps;
  Distances distances(graph);
  std::vector<std::uint64_t> sum(n, 0);
  std::vector<Vertex> nearest(n, unreachable);
  for (Vertex i = 0; i < (all ? n : std::min(n, few_sources)); ++i) {
    if (run.must_end()) return std::nullopt;
    // The next of the few is the farthest from all before it.
    const auto farthest = static_cast<Vertex>(all ? i : std::ranges::max_element(nearest) - nearest.begin());
    distances.search_from(farthest);
    for (Vertex v : distances.reached()) {
      sum[v] += distances.to(v);
      nearest[v] = std::min(nearest[v], distances.to(v));
    }
  }
  return sum;
}

}  // namespace hamlet
