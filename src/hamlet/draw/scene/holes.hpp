#pragma once

#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// The blocked cells that the board encloses. Those connected to the outside are not part of the board's
/// shape and are not drawn. A torus or cylinder has no outside: all of its blocked cells are holes.
std::vector<Cell> holes_of(const Board& board);

}  // namespace hamlet
