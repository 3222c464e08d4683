#pragma once

#include <string_view>
#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// Partitions the cells into sets that carry clues together, so that the clues have the symmetry. `symmetry`
/// is a name from layout_symmetries(). Throws InputError if the board does not have it.
std::vector<std::vector<Vertex>> symmetric_cells(const Board& board, std::string_view symmetry,
                                                 std::string_view where);

}  // namespace hamlet
