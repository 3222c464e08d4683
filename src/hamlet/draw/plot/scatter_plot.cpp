#include "hamlet/draw/plot/scatter_plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/plot/axis.hpp"
#include "hamlet/draw/plot/number_text.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double width = 8, height = 6;
// The frame; the axes are labelled outside it.
constexpr double left = 1.6, right = 7.8, top = 0.1, bottom = 4.9;
constexpr double text_size = 0.28;

std::vector<double> all(const std::vector<Point>& points, double Point::*part) {
  std::vector<double> values;
  for (const Point& point : points) values.push_back(point.*part);
  return values;
}

class Plotter {
 public:
  Plotter(const ScatterPlot& plot, Canvas& canvas) : plot_(plot), canvas_(canvas) {}

  void run() {
    canvas_.use({.line = grey, .width = 0.03});
    canvas_.polygon(
        std::array{Point{left, top}, Point{right, top}, Point{right, bottom}, Point{left, bottom}});
    if (plot_.line) line(*plot_.line);
    canvas_.use({.line = black, .width = 0.04});
    for (const Point& point : plot_.points) canvas_.circle(place(point), 0.09);
    words();
  }

 private:
  Point place(Point p) const {
    return {left + x_.share(p.x) * (right - left), bottom - y_.share(p.y) * (bottom - top)};
  }

  /// Draws the part of the line inside the frame.
  void line(const ScatterPlot::Line& of) {
    double from = x_.least, to = x_.most;
    if (of.slope != 0) {
      const double a = (y_.least - of.at_zero) / of.slope, b = (y_.most - of.at_zero) / of.slope;
      from = std::max(from, std::min(a, b));
      to = std::min(to, std::max(a, b));
    }
    if (from >= to) return;
    canvas_.use({.line = grey, .width = 0.06});
    canvas_.line(
        std::array{place({from, of.at_zero + of.slope * from}), place({to, of.at_zero + of.slope * to})});
  }

  void words() {
    canvas_.use({.fill = dark, .text_size = text_size});
    const auto [low_x, high_x] = std::ranges::minmax(plot_.points, {}, &Point::x);
    const auto [low_y, high_y] = std::ranges::minmax(plot_.points, {}, &Point::y);
    for (double x : {low_x.x, high_x.x}) canvas_.text({place({x, low_y.y}).x, bottom + 0.3}, short_number(x));
    for (double y : {low_y.y, high_y.y}) {
      const std::string text = short_number(y);
      canvas_.use({.fill = dark, .text_size = fitting_size(text, left, text_size)});
      canvas_.text({left / 2, place({low_x.x, y}).y}, text);
    }
    const std::string axes = fmt::format("{} across, {} up", plot_.across, plot_.up);
    canvas_.use({.fill = black, .text_size = fitting_size(axes, right - left, text_size)});
    canvas_.text({(left + right) / 2, bottom + 0.75}, axes);
  }

  const ScatterPlot& plot_;
  Canvas& canvas_;
  Axis x_{all(plot_.points, &Point::x)};
  Axis y_{all(plot_.points, &Point::y)};
};

}  // namespace

Panel scatter_plot(const ScatterPlot& plot) {
  ScatterPlot finite = plot;
  std::erase_if(finite.points, [](const Point& p) { return !std::isfinite(p.x) || !std::isfinite(p.y); });
  return {.title = plot.title,
          .width = width,
          .height = height,
          .note = plot.note,
          .painting = [finite = std::move(finite)](Canvas& canvas) {
            if (!finite.points.empty()) Plotter(finite, canvas).run();
          }};
}

}  // namespace hamlet
