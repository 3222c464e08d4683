#pragma once

#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

/// Of a board with cells.
int last_column(const Board& board);

/// The first columns of a board, as a puzzle of their own: nothing but the cells and whether it is closed.
PathPuzzle first_columns(const Board& board, const PathPuzzle& puzzle, int columns);

}  // namespace hamlet::path
