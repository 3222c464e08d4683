#pragma once

#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// The blocked cells that others enclose. Those that hang together with the outside are not part of the
/// board's shape, and are not drawn; on a torus or cylinder there is no outside.
std::vector<Cell> holes_of(const Board& board);

}  // namespace hamlet
