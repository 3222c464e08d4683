#include "hamlet/analyse/reports/warnsdorff_trap.hpp"

#include <algorithm>
#include <bit>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr Vertex most_vertices_ever = 32;

/// A small graph as adjacency bit masks.
struct SmallGraph {
  Vertex vertices = 0;
  std::uint32_t neighbours[most_vertices_ever] = {};

  std::uint32_t all() const { return static_cast<std::uint32_t>((std::uint64_t{1} << vertices) - 1); }
};

enum class Choice { any, fewest_exits };

/// Extends `path` to all vertices by backtracking, with any move or only those that Warnsdorff's rule allows.
/// Recursion depth is the number of vertices, at most 32.
bool complete(const SmallGraph& graph, std::uint32_t visited, Path& path, Choice choice) {
  if (visited == graph.all()) return true;
  const std::uint32_t moves = graph.neighbours[path.back()] & ~visited;
  const bool is_last = std::popcount(visited) + 1 == static_cast<int>(graph.vertices);
  int fewest = most_vertices_ever;
  const auto exits = [&](Vertex v) { return std::popcount(graph.neighbours[v] & ~visited); };
  for (std::uint32_t left = moves; left != 0; left &= left - 1) {
    const int count = exits(static_cast<Vertex>(std::countr_zero(left)));
    if (count > 0 || is_last) fewest = std::min(fewest, count);
  }
  for (std::uint32_t left = moves; left != 0; left &= left - 1) {
    const auto v = static_cast<Vertex>(std::countr_zero(left));
    if (choice == Choice::fewest_exits && exits(v) != fewest) continue;
    path.push_back(v);
    if (complete(graph, visited | 1u << v, path, choice)) return true;
    path.pop_back();
  }
  return false;
}

SmallGraph small(const Graph& graph) {
  require(graph.vertex_count() <= most_vertices_ever, "a small graph has at most 32 vertices");
  SmallGraph copy{graph.vertex_count(), {}};
  for (Vertex v = 0; v < copy.vertices; ++v) {
    for (Vertex w : graph.out(v)) copy.neighbours[v] |= 1u << w;
  }
  return copy;
}

/// The first vertex on the rule's walk (ties go to the smallest vertex) from which no Hamiltonian path can be
/// completed.
Vertex fatal_choice(const SmallGraph& graph) {
  Path walked = {0};
  std::uint32_t visited = 1;
  for (;;) {
    Vertex best = no_vertex;
    int fewest = most_vertices_ever;
    for (std::uint32_t left = graph.neighbours[walked.back()] & ~visited; left != 0; left &= left - 1) {
      const auto v = static_cast<Vertex>(std::countr_zero(left));
      const int exits = std::popcount(graph.neighbours[v] & ~visited);
      if (exits > 0 && exits < fewest) {
        fewest = exits;
        best = v;
      }
    }
    if (best == no_vertex) return walked.back();
    walked.push_back(best);
    visited |= 1u << best;
    Path rest = walked;
    if (!complete(graph, visited, rest, Choice::any)) return best;
  }
}

}  // namespace

bool warnsdorff_can_succeed(const Graph& graph, Vertex start) {
  Path path = {start};
  return complete(small(graph), 1u << start, path, Choice::fewest_exits);
}

std::optional<Trap> smallest_warnsdorff_trap(Vertex most_vertices, const Run& run) {
  require(most_vertices <= 7, "graphs of eight vertices are too many to look at");
  for (Vertex n = 2; n <= most_vertices; ++n) {
    std::vector<Edge> pairs;
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex b = a + 1; b < n; ++b) pairs.push_back({a, b});
    }
    std::optional<Trap> best;
    std::uint32_t best_edges = 0;
    for (std::uint32_t chosen = 0; chosen < 1u << pairs.size(); ++chosen) {
      if (chosen % 4096 == 0 && run.must_end()) return std::nullopt;
      if (best && static_cast<std::uint32_t>(std::popcount(chosen)) >= best_edges) continue;
      SmallGraph graph{n, {}};
      std::vector<Edge> edges;
      for (std::uint32_t left = chosen; left != 0; left &= left - 1) {
        const Edge edge = pairs[static_cast<std::size_t>(std::countr_zero(left))];
        graph.neighbours[edge.from] |= 1u << edge.to;
        graph.neighbours[edge.to] |= 1u << edge.from;
        edges.push_back(edge);
      }
      Path path = {0};
      Path by_rule = {0};
      if (complete(graph, 1, by_rule, Choice::fewest_exits) || !complete(graph, 1, path, Choice::any))
        continue;
      best = Trap{Graph::symmetric(n, edges), path, fatal_choice(graph)};
      best_edges = static_cast<std::uint32_t>(edges.size());
    }
    if (best) return best;
  }
  return std::nullopt;
}

}  // namespace hamlet
