#pragma once

#include <vector>

#include "hamlet/draw/canvas/canvas.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

/// A part of another canvas: what is painted is scaled, and 0,0 is moved to `at`.
class PlacedCanvas : public Canvas {
 public:
  PlacedCanvas(Canvas& canvas, Point at, double scale) : canvas_(canvas), at_(at), scale_(scale) {}

  void use(const Style& style) override {
    Style larger = style;
    larger.width *= scale_;
    larger.text_size *= scale_;
    larger.dash *= scale_;
    canvas_.use(larger);
  }
  void polygon(std::span<const Point> corners) override { canvas_.polygon(moved(corners)); }
  void line(std::span<const Point> points) override { canvas_.line(moved(points)); }
  void circle(Point centre, double radius) override { canvas_.circle(moved(centre), scale_ * radius); }
  void text(Point at, std::string_view text) override { canvas_.text(moved(at), text); }

 private:
  Point moved(Point point) const { return at_ + scale_ * point; }
  std::span<const Point> moved(std::span<const Point> points) {
    moved_.clear();
    for (const Point& point : points) moved_.push_back(moved(point));
    return moved_;
  }

  Canvas& canvas_;
  Point at_;
  double scale_;
  std::vector<Point> moved_;
};

}  // namespace hamlet
