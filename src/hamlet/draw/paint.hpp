#pragma once

#include <numbers>

#include "hamlet/draw/canvas.hpp"
#include "hamlet/draw/scene.hpp"

namespace hamlet {

/// The part of the plane that a scene's picture shows.
struct Page {
  double left;
  double top;
  double width;
  double height;
};

Page page_of(const Scene& scene);

/// Cells are as wide as they are apart; vertices and islands are circles.
inline constexpr double hexagon_side = 1 / std::numbers::sqrt3;
void paint_outline(Ground ground, Point at, Canvas& canvas);

/// The one way in which scenes become shapes, whatever they are painted on.
void paint(const Scene& scene, Canvas& canvas);

}  // namespace hamlet
