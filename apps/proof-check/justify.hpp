#pragma once

#include <vector>

#include "clauses.hpp"
#include "graph_file.hpp"

namespace proof_check {

/// Refuses the first clause that does not by itself follow from the graph. Those that do, for a tour through
/// all vertices, each once:
///  - a tour has at most two moves at a vertex: three moves there, negated (with directions: two arcs out of
///    it, or two into it);
///  - it leaves every set of some of the vertices, and comes back: all moves between the set and the rest, or
///    all but one of them if they are not very many (with directions: all arcs out, or all arcs in). Single
///    vertices are such sets, and those of cuts.txt;
///  - it makes the moves at given ends and at diamonds: that move (with directions: either of the two arcs).
void require_justified(const GraphFile& graph, const std::vector<std::vector<int>>& cuts,
                       const std::vector<Clause>& clauses);

}  // namespace proof_check
