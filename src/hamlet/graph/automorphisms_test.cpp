#include "hamlet/graph/automorphisms.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "hamlet/base/random.hpp"

namespace hamlet {
namespace {

Graph cycle(Vertex n) {
  std::vector<Edge> edges;
  for (Vertex v = 0; v < n; ++v) edges.push_back({v, (v + 1) % n});
  return Graph::symmetric(n, edges);
}

Graph random_graph(Vertex n, bool directed, Rng& rng) {
  std::vector<Edge> edges;
  for (Vertex a = 0; a < n; ++a) {
    for (Vertex b = 0; b < n; ++b) {
      if (a != b && (directed || a < b) && rng.below(3) == 0) edges.push_back({a, b});
    }
  }
  return directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges);
}

std::vector<std::vector<Vertex>> by_trying_all(const Graph& graph) {
  std::vector<Vertex> image(graph.vertex_count());
  std::iota(image.begin(), image.end(), Vertex{0});
  std::vector<std::vector<Vertex>> found;
  do {
    bool keeps = true;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      for (Vertex w = 0; w < graph.vertex_count(); ++w)
        keeps = keeps && graph.has_arc(v, w) == graph.has_arc(image[v], image[w]);
    }
    if (keeps) found.push_back(image);
  } while (std::ranges::next_permutation(image).found);
  return found;
}

TEST(Automorphisms, AreThoseFoundByTryingAllPermutations) {
  Rng rng(1);
  for (int round = 0; round < 150; ++round) {
    const Graph graph = random_graph(static_cast<Vertex>(1 + rng.below(6)), round % 3 == 0, rng);
    EXPECT_EQ(automorphisms(graph, {}), by_trying_all(graph)) << round;
  }
}

TEST(Automorphisms, OfACycleAreTurnsAndReflections) {
  const auto found = automorphisms(cycle(7), {});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->size(), 14);
  EXPECT_THAT(found->front(), testing::ElementsAre(0, 1, 2, 3, 4, 5, 6));
}

TEST(Automorphisms, TooManyAreNotListed) {
  const Graph apart = Graph::symmetric(12, std::vector<Edge>{});  // 12! of them
  EXPECT_FALSE(automorphisms(apart, {}));
  EXPECT_FALSE(automorphisms(cycle(9), {}, {.most_vertices = 8}));
  EXPECT_FALSE(automorphisms(cycle(9), {}, {.most_images = 100}));
  hamlet::Run run;
  run.set_time_limit(0);
  EXPECT_FALSE(automorphisms(cycle(9), run));
}

}  // namespace
}  // namespace hamlet
