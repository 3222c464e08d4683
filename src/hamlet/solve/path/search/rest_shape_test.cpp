#include "hamlet/solve/path/search/rest_shape.hpp"

#include <gtest/gtest.h>

#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

namespace {

/// Whether `path` can be extended over the rest to end on one of `ends`, by brute force.
bool can_be_completed(const Graph& graph, Path& path, std::vector<std::uint8_t>& visited,
                      const std::vector<Vertex>& ends) {
  if (path.size() == graph.vertex_count())
    return ends.empty() || std::ranges::find(ends, path.back()) != ends.end();
  for (Vertex w : graph.out(path.back())) {
    if (visited[w]) continue;
    visited[w] = 1;
    path.push_back(w);
    const bool found = can_be_completed(graph, path, visited, ends);
    path.pop_back();
    visited[w] = 0;
    if (found) return true;
  }
  return false;
}

}  // namespace

TEST(RestShape, NeverSpeaksAgainstAWalkThatCanBeCompleted) {
  Rng rng(3);
  int against = 0, completed = 0;
  for (int round = 0; round < 4000; ++round) {
    const auto n = static_cast<Vertex>(3 + rng.below(6));
    std::vector<Edge> edges;
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex b = 0; b < a; ++b) {
        // Every second graph is bipartite.
        if (rng.below(10) < 4 && (round % 2 == 0 || (a + b) % 2 == 1)) edges.push_back({a, b});
      }
    }
    const Graph graph = round % 5 == 0 ? Graph::directed(n, edges) : Graph::symmetric(n, edges);
    std::vector<std::uint8_t> visited(n, 0);
    Path path = {static_cast<Vertex>(rng.below(n))};
    visited[path[0]] = 1;
    if (const auto out = graph.out(path[0]); rng.coin() && !out.empty()) {
      path.push_back(out[rng.below(out.size())]);
      visited[path[1]] = 1;
    }
    std::vector<Vertex> ends;
    if (rng.coin()) ends.push_back(static_cast<Vertex>(rng.below(n)));
    RestShape shape(graph);
    const bool possible =
        shape.can_be_walked({path.back(), visited, static_cast<Vertex>(n - path.size()), ends});
    const bool really = can_be_completed(graph, path, visited, ends);
    ASSERT_TRUE(possible || !really) << "round " << round;
    against += !possible;
    completed += really;
  }
  EXPECT_GT(against, 500);
  EXPECT_GT(completed, 300);
}

TEST(RestShape, SeesARestThatBranches) {
  // 0 – 1, and two triangles that share vertex 1.
  const Edge edges[] = {{0, 1}, {1, 2}, {2, 3}, {3, 1}, {1, 4}, {4, 5}, {5, 1}};
  const Graph graph = Graph::symmetric(6, edges);
  RestShape shape(graph);
  EXPECT_FALSE(shape.can_be_walked({0, std::vector<std::uint8_t>{1, 0, 0, 0, 0, 0}, 5, {}}));
  EXPECT_TRUE(shape.can_be_walked({2, std::vector<std::uint8_t>{1, 0, 1, 0, 0, 0}, 4, {}}));
  EXPECT_FALSE(shape.can_be_walked({1, std::vector<std::uint8_t>{1, 1, 0, 0, 0, 0}, 4, {}}));
}

}  // namespace hamlet::path
