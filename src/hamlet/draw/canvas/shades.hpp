#pragma once

#include "hamlet/draw/canvas/canvas.hpp"

namespace hamlet {

inline constexpr Shade black = 0, dark = 70, grey = 120, white = 255;

}  // namespace hamlet
