#include "hamlet/graph/graph.hpp"

#include "hamlet/base/run.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>

#include "hamlet/base/random.hpp"
#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/graph/cut_vertices.hpp"
#include "hamlet/graph/degrees.hpp"

namespace hamlet {

using testing::ElementsAre;

namespace {

Graph random_graph(Rng& rng, bool directed) {
  const auto n = static_cast<Vertex>(1 + rng.below(9));
  std::vector<Edge> edges;
  for (Vertex a = 0; a < n; ++a) {
    for (Vertex b = 0; b < n; ++b) {
      if (a != b && rng.below(5) == 0) edges.push_back({a, b});
    }
  }
  return directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges);
}

/// The number of components without one vertex, by reachability alone.
Vertex parts_without(const Graph& graph, Vertex left_out) {
  const Vertex n = graph.vertex_count();
  std::vector<std::set<Vertex>> parts;
  for (Vertex v = 0; v < n; ++v) {
    if (v == left_out) continue;
    std::set<Vertex> joined = {v};
    std::vector<std::set<Vertex>> others;
    for (auto& part : parts) {
      const bool touches =
          std::ranges::any_of(part, [&](Vertex w) { return graph.has_arc(v, w) || graph.has_arc(w, v); });
      if (touches)
        joined.insert(part.begin(), part.end());
      else
        others.push_back(part);
    }
    others.push_back(joined);
    parts = others;
  }
  return static_cast<Vertex>(parts.size());
}

}  // namespace

TEST(Graph, BuildingEndsWithTheRun) {
  int asked = 0;
  const Graph line = Graph::on_demand({
      .vertices = 1'000'000,
      .most_arcs = 2'000'000,
      .append_neighbours =
          [](Vertex v, std::vector<Vertex>& row) {
            if (v > 0) row.push_back(v - 1);
            if (v + 1 < 1'000'000) row.push_back(v + 1);
          },
      .before_building = [&] { ++asked; },
  });
  hamlet::Run run;
  run.set_time_limit(0);
  EXPECT_FALSE(line.build(run));
  EXPECT_EQ(asked, 0) << "whether it fits no longer matters";
  EXPECT_FALSE(line.is_built());
  EXPECT_TRUE(line.build({}));
  EXPECT_EQ(line.edge_count(), 999'999u);
}

TEST(Graph, AnEdgeGoesBothWaysAndRepeatsAreDropped) {
  const Edge edges[] = {{2, 0}, {0, 2}, {0, 1}};
  const Graph graph = Graph::symmetric(3, edges);
  EXPECT_EQ(graph.edge_count(), 2u);
  EXPECT_THAT(graph.out(0), ElementsAre(1, 2));
  EXPECT_TRUE(graph.has_arc(2, 0));
  EXPECT_FALSE(graph.has_arc(1, 2));
  EXPECT_THAT(graph.edges(), ElementsAre(Edge{0, 1}, Edge{0, 2}));
}

TEST(Graph, AnArcGoesOneWay) {
  const Edge arcs[] = {{0, 1}, {2, 1}};
  const Graph graph = Graph::directed(3, arcs);
  EXPECT_EQ(graph.edge_count(), 2u);
  EXPECT_THAT(graph.in(1), ElementsAre(0, 2));
  EXPECT_TRUE(graph.out(1).empty());
}

TEST(Graph, LoopsAndMissingVerticesAreBugs) {
  const Edge loop[] = {{1, 1}};
  const Edge outside[] = {{0, 7}};
  EXPECT_THROW(Graph::symmetric(3, loop), std::logic_error);
  EXPECT_THROW(Graph::directed(3, outside), std::logic_error);
}

TEST(Graph, RowsOnDemandAreMadeOnceByWhoeverComesFirst) {
  std::atomic<int> asked = 0;
  const Graph ring = Graph::on_demand({
      .vertices = 1000,
      .most_arcs = 2000,
      .append_neighbours =
          [](Vertex v, std::vector<Vertex>& to) {
            to.push_back((v + 1) % 1000);
            to.push_back((v + 999) % 1000);
          },
      .before_building = [&] { ++asked; },
  });
  EXPECT_EQ(ring.vertex_count(), 1000u);
  EXPECT_EQ(ring.most_arcs(), 2000u);
  EXPECT_FALSE(ring.is_built());
  {
    std::vector<std::jthread> threads;
    for (Vertex i = 0; i < 4; ++i)
      threads.emplace_back([copy = ring, i] { EXPECT_THAT(copy.out(i + 1), ElementsAre(i, i + 2)); });
  }
  EXPECT_TRUE(ring.is_built());
  EXPECT_EQ(asked, 1);
  EXPECT_EQ(ring.edge_count(), 1000u);
}

TEST(Graph, AnEmptyGraphHasNoComponents) {
  EXPECT_EQ(components(Graph()).count, 0u);
  EXPECT_TRUE(bipartition(Graph()));
  EXPECT_TRUE(cut_vertices(Graph()).empty());
}

TEST(Graph, ComponentsAndCutVerticesAgreeWithReachability) {
  Rng rng(11);
  for (int i = 0; i < 500; ++i) {
    const Graph graph = random_graph(rng, i % 2 == 1);
    const Vertex parts = parts_without(graph, no_vertex);
    ASSERT_EQ(components(graph).count, parts);
    std::vector<Vertex> pieces(graph.vertex_count(), 0);
    for (const auto& [v, count] : cut_vertices(graph)) pieces[v] = count;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      const Vertex without = parts_without(graph, v);
      // Removing an isolated vertex leaves one part less.
      const Vertex grown = without + 1 - parts;
      ASSERT_EQ(pieces[v], grown > 1 ? grown : 0) << "vertex " << v;
    }
  }
}

TEST(Graph, ABipartitionColoursEveryEdgeTwiceOrThereIsAnOddCycle) {
  Rng rng(5);
  int with = 0;
  for (int i = 0; i < 500; ++i) {
    const Graph graph = random_graph(rng, i % 2 == 1);
    const auto parts = bipartition(graph);
    bool possible = false;
    for (unsigned colours = 0; colours < 1u << graph.vertex_count() && !possible; ++colours) {
      possible = std::ranges::all_of(
          graph.edges(), [&](const Edge& e) { return (colours >> e.from & 1) != (colours >> e.to & 1); });
    }
    ASSERT_EQ(parts.has_value(), possible);
    if (!parts) continue;
    ++with;
    for (const Edge& edge : graph.edges()) ASSERT_NE(parts->colour[edge.from], parts->colour[edge.to]);
    ASSERT_EQ(parts->size_of[0] + parts->size_of[1], graph.vertex_count());
  }
  EXPECT_GT(with, 50);
}

TEST(Graph, DegreesAreCounted) {
  const Edge edges[] = {{0, 1}, {0, 2}, {0, 3}};
  EXPECT_THAT(degree_histogram(Graph::symmetric(5, edges)),
              ElementsAre(std::pair(0u, 1u), std::pair(1u, 3u), std::pair(3u, 1u)));
}

}  // namespace hamlet
