#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"
#include "hamlet/graph/orbits.hpp"

namespace hamlet {

/// A centrality score for each vertex; nullopt if the run ended first.
using Scores = std::optional<std::vector<double>>;

/// The out-degree of each vertex.
Scores degree_centrality(const Graph& graph);

/// For a vertex that reaches r of the n − 1 others, at mean distance d: r / (n − 1) / d. In a connected graph
/// that is 1 / d. One breadth-first search per vertex, or per orbit of symmetric vertices.
Scores closeness_centrality(const Graph& graph, const Run& run, Symmetries symmetries = {});

/// The mean of 1 / distance to all others; unreachable vertices count 0.
Scores harmonic_centrality(const Graph& graph, const Run& run, Symmetries symmetries = {});

/// The sum, over all pairs of other vertices, of the share of their shortest paths that pass through the
/// vertex; in a symmetric graph each pair counts once. Brandes' algorithm, exact; takes twice as long as
/// closeness. Not finite where two vertices have more than 2^1980 shortest paths between them.
Scores betweenness_centrality(const Graph& graph, const Run& run, Symmetries symmetries = {});

/// The eigenvector of the largest eigenvalue, of length 1: each score is proportional to the sum of the
/// scores of the in-neighbours. In a directed graph by power iteration, until no score changes; on A + I,
/// since A would oscillate between the colours of a bipartite graph.
Scores eigenvector_centrality(const Graph& graph, const Run& run);

/// `steps` steps of the iteration in Neo4j's library, from equal scores. Unlike the above, the result may be
/// far from the eigenvector.
Scores eigenvector_iteration(const Graph& graph, unsigned steps);

}  // namespace hamlet
