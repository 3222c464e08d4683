#include "hamlet/graph/sweep/dense_part.hpp"

#include <gtest/gtest.h>

namespace hamlet {
namespace {

Graph complete(Vertex n, Vertex with_tail = 0) {
  std::vector<Edge> edges;
  for (Vertex a = 0; a < n; ++a) {
    for (Vertex b = 0; b < a; ++b) edges.push_back({a, b});
  }
  for (Vertex v = n; v < n + with_tail; ++v) edges.push_back({v - 1, v});
  return Graph::symmetric(n + with_tail, edges);
}

TEST(DensePart, OfACompleteGraphIsTheWholeGraph) {
  EXPECT_TRUE(has_dense_part(complete(6), 5));
  EXPECT_FALSE(has_dense_part(complete(6), 6));
}

TEST(DensePart, IsFoundAtTheEndOfATail) {
  EXPECT_TRUE(has_dense_part(complete(4, 10), 3));
  EXPECT_FALSE(has_dense_part(complete(4, 10), 4));
  EXPECT_TRUE(has_dense_part(complete(1, 10), 1));
  EXPECT_FALSE(has_dense_part(complete(1, 10), 2));
}

TEST(DensePart, IsNotInAStarHoweverManyNeighboursItsHubHas) {
  std::vector<Edge> edges;
  for (Vertex v = 1; v < 50; ++v) edges.push_back({0, v});
  EXPECT_FALSE(has_dense_part(Graph::symmetric(50, edges), 2));
}

TEST(DensePart, OfNothingIsNone) { EXPECT_FALSE(has_dense_part(Graph(), 0)); }

}  // namespace
}  // namespace hamlet
