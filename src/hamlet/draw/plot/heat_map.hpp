#pragma once

#include <span>
#include <string>

#include "hamlet/board/board.hpp"
#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// A number for each cell of a board, the greater the darker; written into the cells where there is room.
/// Cells whose number is not finite stay white.
Panel heat_map(const std::string& title, const Board& board, std::span<const double> values);

}  // namespace hamlet
