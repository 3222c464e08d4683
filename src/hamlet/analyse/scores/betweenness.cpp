#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/analyse/statistics/exact_or_sampled.hpp"

namespace hamlet {

namespace {

std::optional<CellScores> measure_betweenness(const Graph& graph, const ScoreOptions& options,
                                              const Run& run) {
  return exact_or_sampled(betweenness_centrality, sampled_betweenness, graph, options, run);
}

}  // namespace

extern const CellScore betweenness_score = {
    .name = "betweenness",
    .summary =
        "over all pairs of other cells, the share of the shortest paths between them that pass (Brandes)",
    .when_disconnected = "pairs without a path count nothing",
    .measure = measure_betweenness,
};

}  // namespace hamlet
