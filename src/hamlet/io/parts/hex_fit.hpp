#pragma once

#include <string>
#include <vector>

#include "hamlet/board/board.hpp"

namespace hamlet {

/// The place of a hexagon when alternate rows are shifted by half a hexagon. Neighbours in a row differ by 2
/// in x, neighbours in adjacent rows by 1, so x + y is even for all hexagons or odd for all.
struct HexPlace {
  int x = 0;
  int y = 0;
};

/// The smallest board hex:SIDE or hex:ROWSxCOLUMNS that fits a set of hexagons, and the cell of each.
struct HexFit {
  std::string name;
  std::vector<Cell> cells;
};

HexFit fit_hexagons(const std::vector<HexPlace>& places);

/// Makes the board of exactly these cells; all other cells of that name are blocked.
Board board_of(const HexFit& fit, const MemoryBudget& memory);

/// The place of a cell of a board of hexagons.
HexPlace hex_place(const Board& board, Cell cell);

}  // namespace hamlet
