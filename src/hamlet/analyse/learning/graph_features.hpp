#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// A number that describes a graph as a whole.
struct GraphFeature {
  std::string_view name;
  std::string_view meaning;
};

/// The features of `plain_features`, then those of `centrality_features`.
std::span<const GraphFeature> graph_features();

/// Features from degrees, components and colours, in linear time.
std::vector<double> plain_features(const Graph& graph);

inline constexpr std::size_t centrality_feature_count = 5;

/// Features from shortest paths, one search from every vertex. Nothing if the run had to end first.
std::optional<std::vector<double>> centrality_features(const Graph& graph, const Run& run);

}  // namespace hamlet
