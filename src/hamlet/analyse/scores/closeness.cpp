#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/analyse/statistics/exact_or_sampled.hpp"

namespace hamlet {

namespace {

std::optional<CellScores> measure_closeness(const Graph& graph, const ScoreOptions& options, const Run& run) {
  return exact_or_sampled(closeness_centrality, sampled_closeness, graph, options, run);
}

}  // namespace

extern const CellScore closeness_score = {
    .name = "closeness",
    .summary = "one over the mean distance to the other cells",
    .when_disconnected = "only cells within reach count, times their share of all others",
    .measure = measure_closeness,
};

}  // namespace hamlet
