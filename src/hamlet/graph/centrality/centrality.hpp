#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"
#include "hamlet/graph/orbits.hpp"

namespace hamlet {

/// Scores of the vertices, by how much they are in the middle of things; nothing if the run had to end first.
using Scores = std::optional<std::vector<double>>;

/// How many vertices each leads to.
Scores degree_centrality(const Graph& graph);

/// With r of the n vertices within reach besides itself, at a mean distance of d: r / (n − 1) / d. In a
/// connected graph that is one over the mean distance. One breadth-first search a vertex; of vertices that
/// symmetries carry onto one another, a single one.
Scores closeness_centrality(const Graph& graph, const Run& run, Symmetries symmetries = {});

/// The mean of one over the distance, to all others; what cannot be reached counts 0.
Scores harmonic_centrality(const Graph& graph, const Run& run, Symmetries symmetries = {});

/// Over all pairs of other vertices, the share of the shortest paths between them that pass through it; in a
/// symmetric graph each pair counts once. Brandes' algorithm, exact: twice the time of closeness. Not finite
/// where two vertices have more than 2^1980 shortest paths between them.
Scores betweenness_centrality(const Graph& graph, const Run& run, Symmetries symmetries = {});

/// The eigenvector of the greatest eigenvalue, of length 1: each score is in proportion to the sum of those
/// that lead there. In a directed graph by power iteration until no score changes any more; A + I in place of
/// A, or it would swing to and fro between the colours of a chessboard.
Scores eigenvector_centrality(const Graph& graph, const Run& run);

/// So many steps of the iteration that Neo4j's library makes towards it, from equal scores; unlike above, it
/// may be far from the eigenvector.
Scores eigenvector_iteration(const Graph& graph, unsigned steps);

}  // namespace hamlet
