#pragma once

#include "hamlet/draw/plot/panels.hpp"
#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// Units that the longer side of a board may take, beside others and alone.
inline constexpr double beside_others = 8, alone = 20;

/// A puzzle, perhaps with its answer, as a part of a picture. Large boards are made smaller.
Panel sheet_panel(const std::string& title, const Sheet& sheet, DrawOptions options = {},
                  double largest = beside_others);

}  // namespace hamlet
