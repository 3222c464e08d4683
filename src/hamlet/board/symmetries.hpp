#pragma once

#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// The rotations and reflections of the plane that map the board's cells onto its cells and its moves onto
/// its moves: at most 8 for squares, 12 for hexagons. Each is the list of the vertices' images; the first is
/// the identity. A board without cells has only the identity; translations of a wrapped board are not
/// included.
std::vector<std::vector<Vertex>> symmetries(const Board& board);

}  // namespace hamlet
