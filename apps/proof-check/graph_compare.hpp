#pragma once

#include "graph_file.hpp"

namespace proof_check {

/// Refuses if the moves of graph.txt, with those that further rules forbid and without the joint's, are not
/// the edges of a file: an edge list (`a b`, `a -- b`, arcs `a -> b`, vertices `a`) by the vertices' names,
/// or TSPLIB's HCP (EDGE_LIST or ADJ_LIST) by their numbers.
void require_same_graph(const GraphFile& graph, const TextFile& other_file);

}  // namespace proof_check
