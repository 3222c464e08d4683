#pragma once

#include <string>

#include "read/graph_file.hpp"

namespace proof_check {

/// Throws a Verdict for statements that together are no puzzle, so that nobody reads more into a result than
/// it says:
///  - fewer than three vertices, where going back and forth would count as a tour;
///  - an open path whose joint is not the last vertex or has no move to a cell where the path may begin or
///    end; a closed path with a joint; a joint that is an end, has a name, or is in a diamond or a forbidden
///    move;
///  - a start that is also the end; two cells with the same name;
///  - a repeated move, forbidden move or diamond; a move that is also forbidden; a diamond whose cells are
///    not neighbours.
void require_puzzle(const GraphFile& graph, const std::string& file);

}  // namespace proof_check
