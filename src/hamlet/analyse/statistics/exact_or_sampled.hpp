#pragma once

#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/graph/centrality/sampled_centrality.hpp"

namespace hamlet {

using ExactMeasure = Scores (*)(const Graph&, const Run&, Symmetries);
using SampledMeasure = std::optional<SampledScores> (*)(const Graph&, Vertex ends, const Run&, Symmetries);

/// The exact scores where that takes about a minute at most, or as many ends as were asked for; the note says
/// if they are sampled.
std::optional<CellScores> exact_or_sampled(ExactMeasure exact, SampledMeasure sampled, const Graph& graph,
                                           const ScoreOptions& options, const Run& run);

}  // namespace hamlet
