#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/graph/centrality/centrality.hpp"

namespace hamlet {

namespace {

std::optional<CellScores> measure_eigenvector_20(const Graph& graph, const ScoreOptions&, const Run&) {
  return CellScores{.raw = *eigenvector_iteration(graph, 20),
                    .note = "20 steps of an iteration, as in the Diplomatico document, and not converged"};
}

}  // namespace

extern const CellScore eigenvector_20_score = {
    .name = "eigenvector-20",
    .summary =
        "the Diplomatico document's eigenvector centrality: 20 steps of an iteration, which then has not "
        "converged",
    .when_disconnected =
        "cells of other components than the one with the greatest eigenvalue keep what 20 steps leave them",
    .measure = measure_eigenvector_20,
};

}  // namespace hamlet
