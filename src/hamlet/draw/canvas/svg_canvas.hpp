#pragma once

#include <string>
#include <string_view>

#include "hamlet/draw/canvas/paint.hpp"

namespace hamlet {

/// Paints an SVG. Shapes of one style form a group, so that each is written in few letters.
class SvgCanvas : public Canvas {
 public:
  /// `width` and `height` are what the picture measures when it is shown: "400", "210mm".
  SvgCanvas(const Page& page, std::string_view width, std::string_view height, std::string_view title);

  void use(const Style& style) override;
  void polygon(std::span<const Point> corners) override { path(corners, "Z"); }
  void line(std::span<const Point> points) override { path(points, ""); }
  void circle(Point centre, double radius) override;
  void text(Point at, std::string_view text) override;

  /// The file's text; nothing can be painted afterwards.
  std::string finish();

 private:
  void path(std::span<const Point> points, std::string_view end);
  void open_group();
  void close_group();

  std::string text_;
  Style style_;
  bool is_open_ = false;
};

/// Thousandths of a unit are finer than anyone sees.
std::string svg_number(double value);

}  // namespace hamlet
