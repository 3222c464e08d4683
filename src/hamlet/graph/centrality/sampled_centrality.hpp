#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"
#include "hamlet/graph/orbits.hpp"

namespace hamlet {

/// Scores from some of the vertices as the ends of shortest paths, drawn by the run's seed without repeats,
/// where all of them would take too long.
struct SampledScores {
  std::vector<double> scores;
  Vertex ends = 0;
  /// The scores' standard error (the root of its mean square), over the mean score; nothing if that is 0.
  std::optional<double> error = {};
};

/// Nothing if the run had to end first. `ends` is at least 2 and at most the number of vertices; if it is
/// all, the scores are exact.
std::optional<SampledScores> sampled_betweenness(const Graph& graph, Vertex ends, const Run& run,
                                                 Symmetries symmetries = {});
std::optional<SampledScores> sampled_closeness(const Graph& graph, Vertex ends, const Run& run,
                                               Symmetries symmetries = {});
std::optional<SampledScores> sampled_harmonic(const Graph& graph, Vertex ends, const Run& run,
                                              Symmetries symmetries = {});

}  // namespace hamlet
