#pragma once

#include "hamlet/draw/canvas/canvas.hpp"

namespace hamlet {

/// How values become colours: the greater, the darker.
enum class Ramp {
  grey,
  colour  // from light yellow by green to dark blue, in steps that look equal
};

/// The colour of a share from 0 to 1.
Colour colour_on(Ramp ramp, double share);

/// Whether letters on the colour must be light.
bool is_dark(const Colour& colour);

}  // namespace hamlet
