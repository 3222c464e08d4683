#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// Scores of the vertices, by how much they are in the middle of things; nothing if the run had to end first.
using Scores = std::optional<std::vector<double>>;

/// How many vertices each leads to.
Scores degree_centrality(const Graph& graph);

/// With r of the n vertices within reach besides itself, at a mean distance of d: r / (n − 1) / d. In a
/// connected graph that is one over the mean distance. One breadth-first search a vertex.
Scores closeness_centrality(const Graph& graph, const Run& run);

/// Over all pairs of other vertices, the share of the shortest paths between them that pass through it; in a
/// symmetric graph each pair counts once. Brandes' algorithm, exact: time as for closeness.
Scores betweenness_centrality(const Graph& graph, const Run& run);

/// The eigenvector of the greatest eigenvalue, of length 1: each score is in proportion to the sum of those
/// that lead there. Power iteration until no score changes any more; A + I in place of A, or it would swing
/// to and fro between the colours of a chessboard.
Scores eigenvector_centrality(const Graph& graph, const Run& run);

}  // namespace hamlet
