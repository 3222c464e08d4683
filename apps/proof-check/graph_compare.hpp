#pragma once

#include "graph_file.hpp"
#include "other_graph.hpp"

namespace proof_check {

/// Refuses if the cells of graph.txt are not the vertices of the other graph, or its moves between cells,
/// with those that further rules forbid, are not the edges. The vertices of an edge list are compared by
/// name, those of a .hcp file by number, and by name too if it gives names. What is asked of the path is not
/// compared.
void require_same_graph(const GraphFile& graph, const OtherGraph& other, const std::string& file);

}  // namespace proof_check
