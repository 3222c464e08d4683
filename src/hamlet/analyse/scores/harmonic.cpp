#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/analyse/statistics/exact_or_sampled.hpp"

namespace hamlet {

namespace {

std::optional<CellScores> measure_harmonic(const Graph& graph, const ScoreOptions& options, const Run& run) {
  return exact_or_sampled(harmonic_centrality, sampled_harmonic, graph, options, run);
}

}  // namespace

extern const CellScore harmonic_score = {
    .name = "harmonic",
    .summary = "harmonic closeness: the mean of one over the distance to the other cells",
    .when_disconnected = "a cell out of reach counts 0",
    .measure = measure_harmonic,
};

}  // namespace hamlet
