#include "hamlet/draw/plot/heat_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <vector>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/canvas/placed_canvas.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/plot/number_text.hpp"
#include "hamlet/draw/scene/geometry.hpp"
#include "hamlet/draw/scene/holes.hpp"
#include "hamlet/draw/scene/layout.hpp"

namespace hamlet {

namespace {

constexpr double largest = 8;               // units along the longer side of a map
constexpr double widest_with_numbers = 14;  // cells
constexpr Shade edge_shade = 200;
constexpr int steps = 255;  // of the colours

Ground ground_of(const Board& board) {
  if (!board.has_cells()) return Ground::graph;
  return board.outline() == Outline::hexagon ? Ground::hexagons : Ground::squares;
}

struct Range {
  double least = std::numeric_limits<double>::infinity();
  double most = -std::numeric_limits<double>::infinity();

  explicit Range(std::span<const double> values) {
    for (double value : values) {
      if (!std::isfinite(value)) continue;
      least = std::min(least, value);
      most = std::max(most, value);
    }
  }
  /// Up to rounding.
  bool is_constant() const { return most - least <= 1e-10 * std::max(std::abs(least), std::abs(most)); }
  /// From 0 to `steps`; -1 for none.
  int step(double value) const {
    if (!std::isfinite(value) || is_constant()) return -1;
    return static_cast<int>(std::lround(steps * (value - least) / (most - least)));
  }
  std::string note() const {
    if (least > most) return "";
    return is_constant() ? fmt::format("{} everywhere", short_number(most, 4))
                         : fmt::format("light {} – dark {}", short_number(least, 4), short_number(most, 4));
  }
};

Colour colour_of_step(Ramp ramp, int step) {
  return step < 0 ? Colour(white) : colour_on(ramp, static_cast<double>(step) / steps);
}

void paint_map(const Board& board, const std::vector<double>& values, Ramp ramp, Canvas& canvas) {
  const Layout layout(board);
  const Range range(values);
  const Ground ground = ground_of(board);
  canvas.use({.fill = black});
  for (const Cell& cell : holes_of(board)) paint_outline(ground, board.lattice().place(cell), canvas);
  if (ground == Ground::graph) {
    canvas.use({.line = edge_shade, .width = 0.03});
    for (const Edge& edge : board.graph().edges())
      canvas.line(std::array{layout.place(edge.from), layout.place(edge.to)});
  }
  // One group per colour keeps an SVG small.
  std::map<int, std::vector<Vertex>, std::greater<>> by_step;
  for (Vertex v = 0; v < values.size(); ++v) by_step[range.step(values[v])].push_back(v);
  for (const auto& [step, cells] : by_step) {
    canvas.use({.fill = colour_of_step(ramp, step), .line = grey, .width = 0.025});
    for (Vertex v : cells) paint_outline(ground, layout.place(v), canvas);
  }
  if (layout.width() > widest_with_numbers) return;
  const double room = ground == Ground::graph ? 0.58 : 0.86;
  std::vector<std::string> texts;
  float size = 0.3f;
  for (double value : values) {
    texts.push_back(short_number(value));
    size = std::min(size, fitting_size(texts.back(), room, size));
  }
  for (Vertex v = 0; v < values.size(); ++v) {
    const bool is_on_dark = is_dark(colour_of_step(ramp, range.step(values[v])));
    canvas.use({.fill = is_on_dark ? white : black, .text_size = size});
    canvas.text(layout.place(v), texts[v]);
  }
}

}  // namespace

Panel heat_map(const std::string& title, const Board& board, std::span<const double> values, Ramp ramp) {
  const Layout layout(board);
  const double scale = largest / std::max({1.0, layout.width(), layout.height()});
  const Range range(values);
  return {.title = printable(title),
          .width = scale * layout.width(),
          .height = scale * layout.height(),
          .note = range.note(),
          .painting = [board, scale, ramp,
                       numbers = std::vector<double>(values.begin(), values.end())](Canvas& canvas) {
            PlacedCanvas placed(canvas, {0, 0}, scale);
            paint_map(board, numbers, ramp, placed);
          }};
}

}  // namespace hamlet
