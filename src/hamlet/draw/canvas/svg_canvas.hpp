#pragma once

#include <string>
#include <string_view>

#include "hamlet/draw/canvas/paint.hpp"

namespace hamlet {

/// Paints an SVG. Consecutive shapes of one style form a group, which keeps the file small.
class SvgCanvas : public Canvas {
 public:
  /// `width` and `height` are the size at which the picture is shown: "400", "210mm".
  SvgCanvas(const Page& page, std::string_view width, std::string_view height, std::string_view title);

  void use(const Style& style) override;
  void polygon(std::span<const Point> corners) override { path(corners, "Z"); }
  void line(std::span<const Point> points) override { path(points, ""); }
  void circle(Point centre, double radius) override;
  void text(Point at, std::string_view text) override;

  /// Adds elements as they are written in an SVG.
  void markup(std::string_view elements);

  /// Returns the file's text. Nothing can be painted afterwards.
  std::string finish();

 private:
  void path(std::span<const Point> points, std::string_view end);
  void open_group();
  void close_group();

  std::string text_;
  Style style_;
  bool is_open_ = false;
};

/// A number in thousandths of a unit, which are finer than anyone sees.
std::string svg_number(double value);
/// "#000", "#0a84ff"
std::string svg_colour(const Colour& colour);

}  // namespace hamlet
