#pragma once

#include <span>
#include <string>

#include "hamlet/board/board.hpp"
#include "hamlet/draw/plot/colour_ramp.hpp"
#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// Colours each cell of a board by its value, and writes the value into the cell if there is room. Cells with
/// a value that is not finite stay white.
Panel heat_map(const std::string& title, const Board& board, std::span<const double> values,
               Ramp ramp = Ramp::grey);

}  // namespace hamlet
