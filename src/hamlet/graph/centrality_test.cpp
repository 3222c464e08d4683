#include "hamlet/graph/centrality.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

namespace hamlet {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::Pointwise;

namespace {

constexpr double eps = 1e-9;
MATCHER_P(NearTo, expected, "") {
  return testing::ExplainMatchResult(Pointwise(testing::DoubleNear(eps), expected), arg, result_listener);
}

/// A path 0–1–2–3 with a leaf 4 at 1.
Graph small_tree() {
  const Edge edges[] = {{0, 1}, {1, 2}, {2, 3}, {1, 4}};
  return Graph::symmetric(5, edges);
}

}  // namespace

TEST(Centrality, DegreeCountsTheNeighbours) {
  EXPECT_THAT(*degree_centrality(small_tree()), ElementsAre(1, 3, 2, 1, 1));
}

TEST(Centrality, ClosenessIsOneOverTheMeanDistance) {
  // Sums of distances: 0: 1+2+3+2; 1: 1+1+2+1; 2: 2+1+1+2; 3: 3+2+1+3; 4: as 0.
  EXPECT_THAT(*closeness_centrality(small_tree(), {}),
              NearTo(std::vector{4.0 / 8, 4.0 / 5, 4.0 / 6, 4.0 / 9, 4.0 / 8}));
}

TEST(Centrality, ClosenessCountsOnlyWhatCanBeReached) {
  const Edge edges[] = {{0, 1}};
  EXPECT_THAT(*closeness_centrality(Graph::symmetric(3, edges), {}), NearTo(std::vector{0.5, 0.5, 0.0}));
}

TEST(Centrality, BetweennessCountsTheShortestPathsThatPass) {
  // Through 1 go the pairs 02 03 04 24 34, through 2 the pairs 03 13 43.
  EXPECT_THAT(*betweenness_centrality(small_tree(), {}), NearTo(std::vector{0.0, 5.0, 3.0, 0.0, 0.0}));
  // Opposite corners of a square have two shortest paths, one over each of the others.
  const Edge square[] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}};
  EXPECT_THAT(*betweenness_centrality(Graph::symmetric(4, square), {}), NearTo(std::vector(4, 0.5)));
  const Edge arcs[] = {{0, 1}, {1, 2}, {2, 0}};
  EXPECT_THAT(*betweenness_centrality(Graph::directed(3, arcs), {}), NearTo(std::vector(3, 1.0)));
}

TEST(Centrality, TheEigenvectorOfAStarAndOfAPath) {
  // A star with three leaves: eigenvalue √3, the centre √3 times a leaf. It is two-coloured.
  const Edge star[] = {{0, 1}, {0, 2}, {0, 3}};
  const double leaf = 1 / std::sqrt(6.0);
  EXPECT_THAT(*eigenvector_centrality(Graph::symmetric(4, star), {}),
              NearTo(std::vector{std::sqrt(0.5), leaf, leaf, leaf}));
  // A path of n: sin(k π / (n + 1)).
  const Edge path[] = {{0, 1}, {1, 2}, {2, 3}};
  const double norm = std::sqrt(2.5);
  EXPECT_THAT(*eigenvector_centrality(Graph::symmetric(4, path), {}),
              NearTo(std::vector{std::sin(M_PI / 5) / norm, std::sin(2 * M_PI / 5) / norm,
                                 std::sin(3 * M_PI / 5) / norm, std::sin(4 * M_PI / 5) / norm}));
}

TEST(Centrality, AnEmptyGraphHasNoScores) {
  EXPECT_TRUE(degree_centrality(Graph())->empty());
  EXPECT_TRUE(closeness_centrality(Graph(), {})->empty());
  EXPECT_TRUE(betweenness_centrality(Graph(), {})->empty());
  EXPECT_TRUE(eigenvector_centrality(Graph(), {})->empty());
}

TEST(Centrality, ARunThatMustEndHasNoScores) {
  hamlet::Run run;
  run.set_time_limit(0);
  EXPECT_FALSE(closeness_centrality(small_tree(), run));
  EXPECT_FALSE(betweenness_centrality(small_tree(), run));
  EXPECT_FALSE(eigenvector_centrality(small_tree(), run));
}

}  // namespace hamlet
