#pragma once

#include <string_view>
#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// The cells that must have clues together for the clues to lie symmetrically: each cell in one of the sets.
/// `symmetry` is a name of layout_symmetries(); an InputError if the board does not have it.
std::vector<std::vector<Vertex>> symmetric_cells(const Board& board, std::string_view symmetry,
                                                 std::string_view where);

}  // namespace hamlet
