#pragma once

#include "hamlet/draw/plot/panels.hpp"
#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// The largest size of a board's longer side in units, beside other panels and alone.
inline constexpr double beside_others = 8, alone = 20;

/// A panel with a puzzle, perhaps with its answer. Large boards are scaled down.
Panel sheet_panel(const std::string& title, const Sheet& sheet, DrawOptions options = {},
                  double largest = beside_others);

}  // namespace hamlet
