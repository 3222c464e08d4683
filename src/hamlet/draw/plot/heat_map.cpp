#include "hamlet/draw/plot/heat_map.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
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
constexpr Shade darkest = 60, edge_shade = 200;

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
  Shade shade(double value) const {
    if (!std::isfinite(value) || is_constant()) return white;
    return static_cast<Shade>(std::lround(white - (white - darkest) * (value - least) / (most - least)));
  }
  std::string note() const {
    if (least > most) return "";
    return is_constant() ? fmt::format("{} everywhere", short_number(most, 4))
                         : fmt::format("white {} – dark {}", short_number(least, 4), short_number(most, 4));
  }
};

void paint_map(const Board& board, const std::vector<double>& values, Canvas& canvas) {
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
  // One group per shade keeps an SVG small.
  std::vector<std::vector<Vertex>> by_shade(256);
  for (Vertex v = 0; v < values.size(); ++v) by_shade[range.shade(values[v])].push_back(v);
  for (std::size_t shade = 0; shade < by_shade.size(); ++shade) {
    canvas.use({.fill = static_cast<Shade>(shade), .line = grey, .width = 0.025});
    for (Vertex v : by_shade[shade]) paint_outline(ground, layout.place(v), canvas);
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
    canvas.use({.fill = range.shade(values[v]) < 140 ? white : black, .text_size = size});
    canvas.text(layout.place(v), texts[v]);
  }
}

}  // namespace

Panel heat_map(const std::string& title, const Board& board, std::span<const double> values) {
  const Layout layout(board);
  const double scale = largest / std::max({1.0, layout.width(), layout.height()});
  const Range range(values);
  return {.title = printable(title),
          .width = scale * layout.width(),
          .height = scale * layout.height(),
          .note = range.note(),
          .painting = [board, scale,
                       numbers = std::vector<double>(values.begin(), values.end())](Canvas& canvas) {
            PlacedCanvas placed(canvas, {0, 0}, scale);
            paint_map(board, numbers, placed);
          }};
}

}  // namespace hamlet
