#include "hamlet/graph/centrality/sampled_centrality.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/graph/centrality/grid_graph_test_help.hpp"

namespace hamlet {
namespace {

using testing::DoubleNear;
using testing::Pointwise;

const Graph& board() {
  static const Graph graph = grid_graph(12, 9);
  return graph;
}

TEST(SampledCentrality, AllEndsGiveTheExactScores) {
  const Vertex n = board().vertex_count();
  EXPECT_THAT(sampled_betweenness(board(), n, {})->scores,
              Pointwise(DoubleNear(1e-9), *betweenness_centrality(board(), {})));
  EXPECT_THAT(sampled_closeness(board(), n, {})->scores,
              Pointwise(DoubleNear(1e-12), *closeness_centrality(board(), {})));
  EXPECT_THAT(sampled_harmonic(board(), n, {})->scores,
              Pointwise(DoubleNear(1e-12), *harmonic_centrality(board(), {})));
  EXPECT_EQ(sampled_closeness(board(), n, {})->error, 0.0);
}

/// The true error of samples of 27 ends over the reported one, both as root mean squares.
double true_error_over_said(Symmetries symmetries) {
  const auto exact = *betweenness_centrality(board(), {});
  const auto n = static_cast<double>(exact.size());
  double mean = 0;
  for (double score : exact) mean += score / n;
  hamlet::Run run;
  double said = 0, was = 0;
  for (run.seed = 1; run.seed <= 40; ++run.seed) {
    const auto sampled = sampled_betweenness(board(), 27, run, symmetries);
    said += *sampled->error * *sampled->error;
    for (std::size_t v = 0; v < exact.size(); ++v)
      was += std::pow((sampled->scores[v] - exact[v]) / mean, 2) / n;
  }
  return std::sqrt(was / said);
}

TEST(SampledCentrality, TheErrorIsOfTheSizeItSays) { EXPECT_NEAR(true_error_over_said({}), 1, 0.1); }

TEST(SampledCentrality, TheErrorIsThatOfScoresMadeOneBySymmetry) {
  EXPECT_NEAR(true_error_over_said(grid_symmetries(12, 9)), 1, 0.2);
}

TEST(SampledCentrality, SymmetricVerticesHaveOneScore) {
  const auto images = grid_symmetries(12, 9);
  const auto sampled = sampled_betweenness(board(), 10, {}, images);
  for (const auto& image : images) {
    for (Vertex v = 0; v < board().vertex_count(); ++v)
      EXPECT_EQ(sampled->scores[v], sampled->scores[image[v]]);
  }
}

TEST(SampledCentrality, FollowsTheArcsOfADirectedGraph) {
  const Edge arcs[] = {{0, 1}, {1, 2}, {2, 3}, {0, 2}};
  const Graph graph = Graph::directed(4, arcs);
  EXPECT_THAT(sampled_closeness(graph, 4, {})->scores,
              Pointwise(DoubleNear(1e-12), *closeness_centrality(graph, {})));
  EXPECT_THAT(sampled_betweenness(graph, 4, {})->scores,
              Pointwise(DoubleNear(1e-12), *betweenness_centrality(graph, {})));
}

}  // namespace
}  // namespace hamlet
