#pragma once

#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

/// The highest column of any cell. The board must have cells.
int last_column(const Board& board);

/// The first columns of a board as a puzzle of their own. Only the cells and whether it is closed are kept.
PathPuzzle restrict_to_columns(const Board& board, const PathPuzzle& puzzle, int columns);

}  // namespace hamlet::path
