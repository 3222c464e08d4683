#pragma once

#include "hamlet/board/board.hpp"
#include "hamlet/draw/plot/sheet_panel.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// Draws a path on its board. It need not visit all cells.
Panel path_panel(const std::string& title, const Board& board, const Path& path,
                 const DrawOptions& options = {}, double largest = beside_others);

}  // namespace hamlet
