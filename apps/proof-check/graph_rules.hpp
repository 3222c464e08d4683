#pragma once

#include <string>

#include "graph_file.hpp"

namespace proof_check {

/// Refuses statements that together are no puzzle, so that nobody reads more into a verdict than it says:
///  - fewer than three vertices, where going to and fro would count as a tour;
///  - an open path whose joint is not the last vertex or has no move to a cell where the path may begin or
///    end; a closed path with a joint; a joint that is an end, has a name, or is in a diamond or forbidden
///    move;
///  - a start that is the end too; two cells of one name;
///  - a move, a forbidden move or a diamond that is there twice; a move that is also forbidden; a diamond
///    between cells that are no neighbours.
void require_puzzle(const GraphFile& graph, const std::string& file);

}  // namespace proof_check
