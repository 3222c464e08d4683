#pragma once

#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// The turns and reflections of the plane that carry the board's cells onto its cells and its moves onto its
/// moves: at most 8 among squares, 12 among hexagons. Each is the list of the vertices' images; the first
/// leaves all where they are. A board without cells has only that one; the shifts of a wrapped board are not
/// among them.
std::vector<std::vector<Vertex>> symmetries(const Board& board);

}  // namespace hamlet
