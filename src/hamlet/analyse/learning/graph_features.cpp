#include "hamlet/analyse/learning/graph_features.hpp"

#include <algorithm>
#include <cmath>

#include "hamlet/analyse/learning/moments.hpp"
#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/graph/cut_vertices.hpp"

namespace hamlet {

namespace {

// Counts enter as log2 of one more: 0 against 2 matters, 20 against 22 does not.
constexpr GraphFeature features[] = {
    {"cells", "how many, log2"},
    {"degree-mean", "moves from a cell"},
    {"degree-spread", "standard deviation of the moves from a cell, over the mean"},
    {"dead-ends", "cells with one move or none, log2 of one more"},
    {"two-moves", "cells with two moves, log2 of one more"},
    {"three-moves", "cells with three moves, log2 of one more"},
    {"parts", "components, log2"},
    {"cut-vertices", "cells without which a component falls apart, log2 of one more"},
    {"two-colours", "1 if no move joins cells of one colour, else 0"},
    {"imbalance", "how many cells one colour has more than the other, log2 of one more"},
    {"closeness-mean", "mean closeness"},
    {"closeness-spread", "its standard deviation over its mean"},
    {"closeness-skew", "its skewness"},
    {"betweenness-spread", "standard deviation of the betweenness over its mean"},
    {"betweenness-skew", "its skewness"},
};

double log2_of_one_more(std::size_t number) { return std::log2(1.0 + static_cast<double>(number)); }

/// 0 if the graph is not bipartite.
Vertex imbalance(const std::optional<Bipartition>& colours) {
  if (!colours) return 0;
  const auto [fewer, more] = std::minmax(colours->size_of[0], colours->size_of[1]);
  return more - fewer;
}

}  // namespace

std::span<const GraphFeature> graph_features() { return features; }

std::vector<double> plain_features(const Graph& graph) {
  const std::vector<double> degrees = *degree_centrality(graph);
  const auto with_moves = [&](double least, double most) {
    return static_cast<std::size_t>(
        std::ranges::count_if(degrees, [&](double degree) { return least <= degree && degree <= most; }));
  };
  const std::optional<Bipartition> colours = bipartition(graph);
  const Moments degree = moments_of(degrees);
  return {std::log2(std::max<double>(1, graph.vertex_count())),
          degree.mean,
          degree.relative_spread(),
          log2_of_one_more(with_moves(0, 1)),
          log2_of_one_more(with_moves(2, 2)),
          log2_of_one_more(with_moves(3, 3)),
          std::log2(std::max<double>(1, components(graph).count)),
          log2_of_one_more(cut_vertices(graph).size()),
          colours ? 1.0 : 0.0,
          log2_of_one_more(imbalance(colours))};
}

std::optional<std::vector<double>> centrality_features(const Graph& graph, const Run& run) {
  const Scores closeness = closeness_centrality(graph, run), betweenness = betweenness_centrality(graph, run);
  if (!closeness || !betweenness) return std::nullopt;
  const Moments close = moments_of(*closeness), between = moments_of(*betweenness);
  std::vector<double> values = {close.mean, close.relative_spread(), close.skewness,
                                between.relative_spread(), between.skewness};
  // The number of shortest paths may overflow.
  std::ranges::replace_if(
      values, [](double value) { return !std::isfinite(value); }, 0.0);
  return values;
}

}  // namespace hamlet
