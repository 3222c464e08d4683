#pragma once

#include <span>
#include <string>

#include "hamlet/board/board.hpp"
#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// Shades each cell of a board by its value, the greater the darker, and writes the value into the cell if
/// there is room. Cells with a value that is not finite stay white.
Panel heat_map(const std::string& title, const Board& board, std::span<const double> values);

}  // namespace hamlet
