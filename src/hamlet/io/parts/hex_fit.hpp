#pragma once

#include <string>
#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// A hexagon's place when rows are shifted by half a hexagon: neighbours in a row are 2 apart, and those in
/// the rows above and below 1 (so x + y is even for all, or odd for all).
struct HexPlace {
  int x = 0;
  int y = 0;
};

/// The smallest board hex:SIDE or hex:ROWSxCOLUMNS on which hexagons at these places fit, and the cell of
/// each.
struct HexFit {
  std::string name;
  std::vector<Cell> cells;
};

HexFit fit_hexagons(const std::vector<HexPlace>& places);

/// The board of exactly these cells: all others of that name are blocked.
Board board_of(const HexFit& fit, const MemoryBudget& memory);

/// Where a board's cell lies.
HexPlace hex_place(const Board& board, Cell cell);

}  // namespace hamlet
