#pragma once

#include <numbers>
#include <span>

#include "hamlet/draw/canvas/canvas.hpp"
#include "hamlet/draw/scene/scene.hpp"

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
/// The corners of a cell around its middle; none of vertices and islands.
std::span<const Point> corners_of_tile(Ground ground);
void paint_outline(Ground ground, Point at, Canvas& canvas);

/// The one way in which scenes become shapes, whatever they are painted on.
void paint(const Scene& scene, Canvas& canvas);

}  // namespace hamlet
