#pragma once

#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/graph/centrality/centrality.hpp"
#include "hamlet/graph/centrality/sampled_centrality.hpp"

namespace hamlet {

using ExactMeasure = Scores (*)(const Graph&, const Run&, Symmetries);
using SampledMeasure = std::optional<SampledScores> (*)(const Graph&, Vertex ends, const Run&, Symmetries);

/// Returns the exact scores if they take about a minute at most, else scores from sampled ends;
/// `options.ends` fixes their number. The note says if scores are sampled. Nothing if the run had to end
/// first.
std::optional<CellScores> exact_or_sampled(ExactMeasure exact, SampledMeasure sampled, const Graph& graph,
                                           const ScoreOptions& options, const Run& run);

}  // namespace hamlet
