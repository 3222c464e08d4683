#pragma once

#include "read/graph_file.hpp"
#include "read/other_graph.hpp"

namespace proof_check {

/// Throws a Verdict unless the cells of graph.txt are the other graph's vertices, and its moves between
/// cells, including forbidden ones, are the edges. Vertices of an edge list are matched by name; those of a
/// .hcp file by number, and by name if it has names. The constraints on the path are not compared.
void require_same_graph(const GraphFile& graph, const OtherGraph& other, const std::string& file);

}  // namespace proof_check
