#include "hamlet/draw/plot/scatter_plot.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <utility>

#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/plot/axis.hpp"
#include "hamlet/draw/plot/number_text.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double width = 8, height = 6.2;
// The frame; the axes are labelled outside it.
constexpr double left = 1.2, right = 7.8, top = 0.6, bottom = 4.9;
constexpr double inset = 0.15;  // between the frame and the ranges of the axes, for large circles
constexpr float text_size = 0.3f;
constexpr double tick = 0.09;
constexpr double radius = 0.09, least_radius_of_many = 0.17, most_radius = 0.36;
constexpr double farthest_aside = 1.5;

/// Points of a plot that cannot be told apart.
struct Stack {
  Point at;
  std::size_t points;
  Point drawn_at = at;  // beside, if another circle is there
};

/// Its area grows with the number of points, as far as there is room.
double radius_of(const Stack& stack) {
  if (stack.points == 1) return radius;
  return std::clamp(radius * std::sqrt(static_cast<double>(stack.points)), least_radius_of_many, most_radius);
}

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
    const std::vector<Stack> all = stacks();
    for (const Stack& stack : all) draw(stack);
    axes();
    words(std::ranges::any_of(all, [](const Stack& stack) { return stack.points > 1; }));
  }

 private:
  Point place(Point p) const {
    return {left + inset + x_.share(p.x) * (right - left - 2 * inset),
            bottom - inset - y_.share(p.y) * (bottom - top - 2 * inset)};
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

  /// The largest first, so that it hides none.
  std::vector<Stack> stacks() const {
    std::map<std::pair<long long, long long>, Stack> by_place;
    for (const Point& point : plot_.points) {
      const Point at = place(point);
      const auto key = std::pair(std::llround(at.x / place_tolerance), std::llround(at.y / place_tolerance));
      ++by_place.try_emplace(key, Stack{.at = at, .points = 0}).first->second.points;
    }
    std::vector<Stack> all;
    for (const auto& [key, stack] : by_place) all.push_back(stack);
    std::ranges::stable_sort(all, std::greater(), &Stack::points);
    spread(all);
    return all;
  }

  /// Moves circles with a number to the nearest place to the right or left where they cover no other.
  static void spread(std::vector<Stack>& stacks) {
    for (std::size_t i = 0; i < stacks.size() && stacks[i].points > 1; ++i) {
      const double reach = radius_of(stacks[i]);
      const auto is_free = [&](Point at) {
        return at.x > left + reach && at.x < right - reach &&
               std::ranges::none_of(stacks.begin(), stacks.begin() + static_cast<std::ptrdiff_t>(i),
                                    [&](const Stack& other) {
                                      const Point apart = other.drawn_at - at;
                                      return std::hypot(apart.x, apart.y) < reach + radius_of(other);
                                    });
      };
      for (double aside = 0; aside < farthest_aside; aside += radius) {
        const Point to_right = stacks[i].at + Point{aside, 0}, to_left = stacks[i].at - Point{aside, 0};
        if (!is_free(to_right) && !is_free(to_left)) continue;
        stacks[i].drawn_at = is_free(to_right) ? to_right : to_left;
        break;
      }
    }
  }

  void draw(const Stack& stack) {
    if (!same_place(stack.at, stack.drawn_at)) {
      canvas_.use({.line = grey, .width = 0.03});
      canvas_.line(std::array{stack.at, stack.drawn_at});
    }
    canvas_.use({.fill = white, .line = black, .width = 0.04});
    canvas_.circle(stack.drawn_at, radius_of(stack));
    if (stack.points == 1) return;
    const std::string count = std::to_string(stack.points);
    canvas_.use({.fill = black, .text_size = fitting_size(count, 1.7 * radius_of(stack), 0.26)});
    canvas_.text(stack.drawn_at, count);
  }

  void axes() {
    const std::vector<double> across = x_.ticks(), up = y_.ticks();
    canvas_.use({.line = grey, .width = 0.03});
    for (const double x : across) {
      const double at = place({x, y_.least}).x;
      canvas_.line(std::array{Point{at, bottom}, Point{at, bottom + tick}});
    }
    for (const double y : up) {
      const double at = place({x_.least, y}).y;
      canvas_.line(std::array{Point{left - tick, at}, Point{left, at}});
    }
    float size = text_size;
    for (const double x : across)
      size = fitting_size(short_number(x), 0.9 * (right - left) / static_cast<double>(across.size()), size);
    for (const double y : up) size = fitting_size(short_number(y), left - 2 * tick, size);
    canvas_.use({.fill = dark, .text_size = size});
    for (const double x : across) canvas_.text({place({x, y_.least}).x, bottom + 0.35}, short_number(x));
    for (const double y : up) canvas_.text({(left - tick) / 2, place({x_.least, y}).y}, short_number(y));
  }

  /// The label of the y axis stands above it, to be read without turning the page.
  void words(bool has_stacks) {
    canvas_.use(
        {.fill = black, .text_size = fitting_size(plot_.up, right, text_size), .anchor = Anchor::start});
    canvas_.text({0, top - 0.3}, plot_.up);
    canvas_.use({.fill = black, .text_size = fitting_size(plot_.across, right - left, text_size)});
    canvas_.text({(left + right) / 2, bottom + 0.8}, plot_.across);
    if (!has_stacks) return;
    canvas_.use({.fill = dark, .text_size = 0.24});
    canvas_.text({(left + right) / 2, bottom + 1.2}, "a number in a circle: how many points coincide there");
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
