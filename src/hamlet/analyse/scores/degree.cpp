#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/graph/centrality/centrality.hpp"

namespace hamlet {

namespace {

std::optional<CellScores> measure_degree(const Graph& graph, const ScoreOptions&, const Run&) {
  return CellScores{.raw = *degree_centrality(graph)};
}

}  // namespace

extern const CellScore degree_score = {
    .name = "degree",
    .summary = "the number of moves from a cell",
    .measure = measure_degree,
};

}  // namespace hamlet
