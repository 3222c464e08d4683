#pragma once

#include <vector>

#include "read/clauses.hpp"
#include "read/graph_file.hpp"

namespace proof_check {

/// Throws a Verdict for the first clause that does not follow from the graph by itself. These clauses follow,
/// for a tour that visits every vertex once:
///  - at most two moves at a vertex: three moves at the vertex, negated (if directed: two arcs out of it, or
///    two into it);
///  - the tour leaves every nonempty proper subset of the vertices and returns: all moves between the subset
///    and the rest, or all but one of them if they are not very many (if directed: all arcs out, or all arcs
///    in). The subsets are the single vertices and those in cuts.txt;
///  - the tour makes the moves at given ends and at diamonds: that move (if directed: either of the two).
void require_justified(const GraphFile& graph, const std::vector<std::vector<int>>& cuts,
                       const std::vector<Clause>& clauses);

}  // namespace proof_check
