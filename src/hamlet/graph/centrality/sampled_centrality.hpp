#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"
#include "hamlet/graph/orbits.hpp"

namespace hamlet {

/// Scores estimated from a sample of the vertices as ends of shortest paths, for graphs where all would take
/// too long. The ends are drawn without replacement, by the run's seed.
struct SampledScores {
  std::vector<double> scores;
  Vertex ends = 0;
  /// The root mean square of the scores' standard errors, over the mean score; nullopt if that is 0.
  std::optional<double> error = {};
};

/// Nullopt if the run ended first. `ends` is at least 2 and at most the number of vertices; if it is all of
/// them, the scores are exact.
std::optional<SampledScores> sampled_betweenness(const Graph& graph, Vertex ends, const Run& run,
                                                 Symmetries symmetries = {});
std::optional<SampledScores> sampled_closeness(const Graph& graph, Vertex ends, const Run& run,
                                               Symmetries symmetries = {});
std::optional<SampledScores> sampled_harmonic(const Graph& graph, Vertex ends, const Run& run,
                                              Symmetries symmetries = {});

}  // namespace hamlet
