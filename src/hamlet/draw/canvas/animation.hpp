#pragma once

#include "hamlet/draw/canvas/svg_canvas.hpp"

namespace hamlet {

/// Paints a scene whose solution appears step by step: the line of the path grows and the numbers come with
/// it, or the bridges come one after the other. Where a reader wants no motion, all of it is there at once.
void paint_animated(const Scene& scene, SvgCanvas& canvas);

}  // namespace hamlet
