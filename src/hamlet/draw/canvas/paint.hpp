#pragma once

#include <numbers>
#include <span>

#include "hamlet/draw/canvas/canvas.hpp"
#include "hamlet/draw/scene/scene.hpp"

namespace hamlet {

/// The rectangle of the plane that a picture shows.
struct Page {
  double left = 0;
  double top = 0;
  double width = 0;
  double height = 0;
  Colour paper = Shade{255};
  double scale = 1;  // enlarges the file's picture
};

Page page_of(const Scene& scene);

/// The side of a hexagon that is 1 wide.
inline constexpr double hexagon_side = 1 / std::numbers::sqrt3;
/// The corners of a cell relative to its centre; none for vertices and islands, which are circles.
std::span<const Point> corners_of_tile(Ground ground);
void paint_outline(Ground ground, Point at, Canvas& canvas);

/// Turns a scene into shapes, the same for every canvas.
void paint(const Scene& scene, Canvas& canvas);

}  // namespace hamlet
