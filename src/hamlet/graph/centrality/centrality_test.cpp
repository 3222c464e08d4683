#include "hamlet/graph/centrality/centrality.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "hamlet/graph/centrality/grid_graph_test_help.hpp"
#include "hamlet/graph/centrality/shortest_paths.hpp"

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
  // The pairs 02 03 04 24 34 pass through 1, the pairs 03 13 43 through 2.
  EXPECT_THAT(*betweenness_centrality(small_tree(), {}), NearTo(std::vector{0.0, 5.0, 3.0, 0.0, 0.0}));
  // Opposite corners of a square have two shortest paths, one through each of the other corners.
  const Edge square[] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}};
  EXPECT_THAT(*betweenness_centrality(Graph::symmetric(4, square), {}), NearTo(std::vector(4, 0.5)));
  const Edge arcs[] = {{0, 1}, {1, 2}, {2, 0}};
  EXPECT_THAT(*betweenness_centrality(Graph::directed(3, arcs), {}), NearTo(std::vector(3, 1.0)));
}

TEST(Centrality, TheEigenvectorOfAStarAndOfAPath) {
  // A star with three leaves: the eigenvalue is √3, the centre √3 times a leaf. It is bipartite.
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

TEST(Centrality, HarmonicClosenessIsTheMeanOfOneOverTheDistance) {
  EXPECT_THAT(*harmonic_centrality(small_tree(), {}),
              NearTo(std::vector{(1 + 0.5 + 1.0 / 3 + 0.5) / 4, 3.5 / 4, 3.0 / 4,
                                 (1.0 / 3 + 0.5 + 1 + 1.0 / 3) / 4, (1 + 0.5 + 1.0 / 3 + 0.5) / 4}));
  const Edge edges[] = {{0, 1}};
  EXPECT_THAT(*harmonic_centrality(Graph::symmetric(3, edges), {}), NearTo(std::vector{0.5, 0.5, 0.0}));
}

TEST(Centrality, TheEigenvectorOfAGridIsAProductOfSines) {
  constexpr Vertex rows = 40, columns = 55;
  std::vector<Edge> edges;
  std::vector<double> expected;
  double squares = 0;
  for (Vertex row = 0; row < rows; ++row) {
    for (Vertex column = 0; column < columns; ++column) {
      const Vertex v = row * columns + column;
      if (row + 1 < rows) edges.push_back({v, v + columns});
      if (column + 1 < columns) edges.push_back({v, v + 1});
      expected.push_back(std::sin(M_PI * (row + 1) / (rows + 1)) *
                         std::sin(M_PI * (column + 1) / (columns + 1)));
      squares += expected.back() * expected.back();
    }
  }
  for (double& x : expected) x /= std::sqrt(squares);
  EXPECT_THAT(*eigenvector_centrality(Graph::symmetric(rows * columns, edges), {}), NearTo(expected));
}

TEST(Centrality, TheEigenvectorLivesWhereTheEigenvalueIsGreatest) {
  const Edge triangle_and_edge[] = {{0, 1}, {1, 2}, {2, 0}, {3, 4}};
  const double third = 1 / std::sqrt(3.0);
  EXPECT_THAT(*eigenvector_centrality(Graph::symmetric(5, triangle_and_edge), {}),
              NearTo(std::vector{third, third, third, 0.0, 0.0}));
  const Edge two_edges[] = {{0, 1}, {2, 3}};
  EXPECT_THAT(*eigenvector_centrality(Graph::symmetric(4, two_edges), {}), NearTo(std::vector(4, 0.5)));
  EXPECT_THAT(*eigenvector_centrality(Graph::symmetric(4, {}), {}), NearTo(std::vector(4, 0.5)));
  const Edge cycle[] = {{0, 1}, {1, 2}, {2, 0}};
  EXPECT_THAT(*eigenvector_centrality(Graph::directed(3, cycle), {}), NearTo(std::vector(3, third)));
}

TEST(Centrality, AFewStepsOfAnIterationAreNotTheEigenvector) {
  // From (1/2, 1/2), the first step only normalises to length 1; the second adds the messages.
  const Edge edge[] = {{0, 1}};
  EXPECT_THAT(*eigenvector_iteration(Graph::symmetric(2, edge), 1), NearTo(std::vector(2, std::sqrt(0.5))));
  EXPECT_THAT(*eigenvector_iteration(small_tree(), 1), NearTo(std::vector(5, std::sqrt(0.2))));
  // The second step adds a fifth of the degrees to 1/√5.
  std::vector<double> second = {1, 3, 2, 1, 1};
  double squares = 0;
  for (double& x : second) {
    x = std::sqrt(0.2) + x / 5;
    squares += x * x;
  }
  for (double& x : second) x /= std::sqrt(squares);
  EXPECT_THAT(*eigenvector_iteration(small_tree(), 2), NearTo(second));
}

TEST(Centrality, ThreadsAndSymmetriesChangeNothing) {
  for (auto [rows, columns] : {std::pair<Vertex, Vertex>{9, 11}, {4, 4}, {1, 1}}) {
    const Graph graph = grid_graph(rows, columns);
    const auto images = grid_symmetries(rows, columns);
    hamlet::Run three;
    three.threads = 3;
    const auto plain = betweenness_centrality(graph, {});
    EXPECT_EQ(plain, betweenness_centrality(graph, three));
    EXPECT_THAT(*betweenness_centrality(graph, three, images), NearTo(*plain));
    EXPECT_EQ(closeness_centrality(graph, {}), closeness_centrality(graph, three, images));
    EXPECT_THAT(*harmonic_centrality(graph, three, images), NearTo(*harmonic_centrality(graph, {})));
  }
}

TEST(Centrality, BetweennessOfALargerBoardIsWhatIgraphFinds) {
  // igraph 1.0, Graph.betweenness(), of diplomatico:12x9.
  const auto score = *betweenness_centrality(grid_graph(12, 9), {});
  EXPECT_NEAR(score[0], 16.989103658209693, 1e-9);
  EXPECT_NEAR(score[58], 312.12373716009154, 1e-9);
}

TEST(Centrality, SoManyShortestPathsThatADoubleCannotCountThem) {
  // A row of diamonds has 2^1500 shortest paths from end to end, and both sides of a diamond are equivalent.
  constexpr Vertex diamonds = 1500;
  std::vector<Edge> edges;
  for (Vertex i = 0; i < diamonds; ++i) {
    for (Vertex side : {1, 2}) {
      edges.push_back({3 * i, 3 * i + side});
      edges.push_back({3 * i + side, 3 * i + 3});
    }
  }
  const PlainRows rows(Graph::symmetric(3 * diamonds + 1, edges));
  ShortestPaths paths(rows);
  paths.share_from(0);
  EXPECT_DOUBLE_EQ(paths.share(1), paths.share(2));
  // Half of the paths to everything beyond.
  EXPECT_NEAR(paths.share(1), (3.0 * diamonds - 2) / 2, 1e-6);
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
