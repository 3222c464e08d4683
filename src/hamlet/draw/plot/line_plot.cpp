#include "hamlet/draw/plot/line_plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/plot/axis.hpp"
#include "hamlet/draw/plot/number_text.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double width = 18.5, height = 8.2;
// The frame; the legend is to its right.
constexpr double left = 1.3, right = 10.6, top = 0.1, bottom = 7.1;
constexpr double legend_line = 0.7, legend_sample = 1.3;
constexpr float text_size = 0.36f;
constexpr double mark_size = 0.11;

template <class Get>
std::vector<double> all(const std::vector<LinePlot::Series>& series, Get get) {
  std::vector<double> values;
  for (const auto& [name, points, is_joined] : series)
    std::ranges::transform(points, std::back_inserter(values), get);
  return values;
}

enum class Mark { disc, circle, block, diamond, triangle, square };

/// What distinguishes a series. The seventh looks like the first.
struct Look {
  Mark mark;
  double dash;
};
constexpr Look looks[] = {{Mark::disc, 0},       {Mark::circle, 0.3},    {Mark::block, 0.15},
                          {Mark::diamond, 0.05}, {Mark::triangle, 0.45}, {Mark::square, 0.25}};
const Look& look_of(std::size_t series) { return looks[series % std::size(looks)]; }

Style line_style(const Look& look) { return {.line = dark, .width = 0.05, .dash = look.dash}; }

std::vector<Point> corners_of(Mark mark) {
  switch (mark) {
    case Mark::block:
    case Mark::square:
      return {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    case Mark::diamond:
      return {{0, -1.4}, {1.4, 0}, {0, 1.4}, {-1.4, 0}};
    case Mark::triangle:
      return {{0, -1.3}, {1.3, 1}, {-1.3, 1}};
    default:
      return {};
  }
}

void paint_mark(Mark mark, Point at, Canvas& canvas) {
  const bool is_full = mark == Mark::disc || mark == Mark::block || mark == Mark::triangle;
  canvas.use({.fill = is_full ? black : white, .line = black, .width = 0.035});
  std::vector<Point> corners = corners_of(mark);
  if (corners.empty()) return canvas.circle(at, mark_size);
  for (Point& corner : corners) corner = at + mark_size * corner;
  canvas.polygon(corners);
}

class Plotter {
 public:
  Plotter(const LinePlot& plot, Canvas& canvas) : plot_(plot), canvas_(canvas) {}

  void run() {
    grid();
    for (std::size_t i = 0; i < plot_.series.size(); ++i) draw(plot_.series[i], look_of(i));
    legend();
  }

 private:
  Point place(Point p) const {
    return {left + x_.share(p.x) * (right - left), bottom - y_.share(p.y) * (bottom - top)};
  }

  void grid() {
    canvas_.use({.line = light, .width = 0.025});
    for (const double x : x_.ticks(1))
      canvas_.line(std::array{Point{across(x), top}, Point{across(x), bottom}});
    for (const double y : y_.ticks(1)) canvas_.line(std::array{Point{left, up(y)}, Point{right, up(y)}});
    canvas_.use({.line = grey, .width = 0.03});
    canvas_.polygon(
        std::array{Point{left, top}, Point{right, top}, Point{right, bottom}, Point{left, bottom}});
    canvas_.use({.fill = dark, .text_size = text_size});
    for (const double x : x_.ticks(1)) canvas_.text({across(x), bottom + 0.4}, short_number(x));
    for (const double y : y_.ticks(1))
      canvas_.text({left / 2, up(y)}, power_of_ten(static_cast<int>(std::lround(y))));
    canvas_.use({.fill = black, .text_size = fitting_size(plot_.across, right - left, text_size)});
    canvas_.text({(left + right) / 2, bottom + 1}, plot_.across);
  }
  double across(double x) const { return place({x, 0}).x; }
  double up(double y) const { return place({0, y}).y; }

  void draw(const LinePlot::Series& series, const Look& look) {
    std::vector<Point> places;
    for (const Point& point : series.points) places.push_back(place(point));
    if (series.is_joined && places.size() > 1) {
      canvas_.use(line_style(look));
      canvas_.line(places);
    }
    for (const Point& at : places) paint_mark(look.mark, at, canvas_);
  }

  void legend() {
    constexpr double from = right + 0.4, to = from + legend_sample, words = to + 0.25;
    float size = text_size;
    for (const auto& series : plot_.series) size = fitting_size(printable(series.name), width - words, size);
    for (std::size_t i = 0; i < plot_.series.size(); ++i) {
      const Look& look = look_of(i);
      const double y = top + 0.3 + legend_line * static_cast<double>(i);
      if (plot_.series[i].is_joined) {
        canvas_.use(line_style(look));
        canvas_.line(std::array{Point{from, y}, Point{to, y}});
      }
      paint_mark(look.mark, {(from + to) / 2, y}, canvas_);
      canvas_.use({.fill = black, .text_size = size, .anchor = Anchor::start});
      canvas_.text({words, y}, printable(plot_.series[i].name));
    }
  }

  const LinePlot& plot_;
  Canvas& canvas_;
  Axis x_{all(plot_.series, [](const Point& p) { return p.x; })};
  Axis y_{all(plot_.series, [](const Point& p) { return p.y; })};
};

}  // namespace

Panel line_plot(const LinePlot& plot) {
  LinePlot finite = plot;
  for (auto& series : finite.series)
    std::erase_if(series.points, [](const Point& p) { return !std::isfinite(p.x) || !std::isfinite(p.y); });
  return {.title = printable(plot.title),
          .width = width,
          .height = height,
          .note = plot.note,
          .painting = [finite = std::move(finite)](Canvas& canvas) { Plotter(finite, canvas).run(); }};
}

}  // namespace hamlet
