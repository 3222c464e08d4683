#include "hamlet/draw/scene/layout.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double closest_vertices = 1.1;
constexpr double farthest_vertices = 2;
constexpr double stub_overhang = 0.3;

/// The distance of the closest pair of points, by a sweep in a direction along which hardly any graph is laid
/// out, so that few points project close to one another.
double least_distance(std::vector<Point> points) {
  const Point sweep{std::cos(1.0), std::sin(1.0)};
  const auto along = [&](const Point& p) { return p.x * sweep.x + p.y * sweep.y; };
  std::ranges::sort(points, {}, along);
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = i + 1; j < points.size() && along(points[j]) - along(points[i]) < least; ++j) {
      least = std::min(least, length(points[j] - points[i]));
    }
  }
  return least;
}

/// The factor for a graph's places with which vertices neither overlap nor lie too far apart.
double readable_scale(const std::vector<Point>& places, double extent) {
  const double least = least_distance(places);
  if (!std::isfinite(least) || extent <= 0) return 1;
  if (least > farthest_vertices) return farthest_vertices / least;
  if (least >= closest_vertices) return 1;
  // Scaling cannot separate vertices at the same place, so the extent is bounded.
  const double largest_extent = 6 + 6 * std::sqrt(static_cast<double>(places.size()));
  return std::max(1.0, std::min(closest_vertices / least, largest_extent / extent));
}

bool is_whole(double value) { return std::abs(value - std::round(value)) < place_tolerance; }

/// The midpoint of two squares, or a point closer to `from` if it is the centre of a third square.
Point halfway_between_squares(Point from, Point to) {
  const Point at = middle(from, to);
  if (!is_whole(at.x - 0.5) || !is_whole(at.y - 0.5)) return at;
  const Point step = to - from;
  return at - 0.5 / std::max(std::abs(step.x), std::abs(step.y)) * step;
}

bool tiles_touch(Point step) {
  return std::abs(step.x) < 1 + place_tolerance && std::abs(step.y) < 1 + place_tolerance;
}

bool is_multiple(int value, int of) { return value % of == 0; }

}  // namespace

Layout::Layout(const Board& board) : board_(board) {
  if (board.has_cells()) {
    lay_out_cells();
  } else {
    lay_out_graph();
  }
}

void Layout::lay_out_cells() {
  const Lattice& lattice = board_.lattice();
  const Frame& frame = lattice.frame;
  for (const auto& row : frame.rows) {
    width_ = std::max(width_, static_cast<double>(row.indent) / frame.stride + row.length);
  }
  height_ = 1 + (frame.row_count() - 1) * lattice.row_height();
}

void Layout::lay_out_graph() {
  if (board_.size() == 0) return;
  std::vector<Point> places;
  for (Vertex v = 0; v < board_.size(); ++v) places.push_back(board_.place(v));
  const auto [left, right] = std::ranges::minmax(places, {}, &Point::x);
  const auto [top, bottom] = std::ranges::minmax(places, {}, &Point::y);
  corner_ = {left.x, top.y};
  scale_ = readable_scale(places, std::max(right.x - left.x, bottom.y - top.y));
  width_ = 1 + scale_ * (right.x - left.x);
  height_ = 1 + scale_ * (bottom.y - top.y);
}

Point Layout::place(Vertex v) const {
  if (board_.has_cells()) return board_.place(v);
  return Point{0.5, 0.5} + scale_ * (board_.place(v) - corner_);
}

bool Layout::moves_touch() const {
  const int stride = board_.lattice().frame.stride;
  return std::ranges::all_of(board_.lattice().moves, [&](const Move& move) {
    return std::abs(move.down) <= 1 && std::abs(move.right) <= stride;
  });
}

std::optional<Point> Layout::step_around_edge(Vertex a, Vertex b) const {
  if (board_.wrap() == Wrap::none) return std::nullopt;
  const Frame& frame = board_.lattice().frame;
  const int down = board_.cell(b).row - board_.cell(a).row;
  const int right = board_.cell(b).col - board_.cell(a).col;
  std::optional<Point> shortest;
  for (const Move& move : board_.lattice().moves) {
    if (move.down == down && move.right == right) return std::nullopt;
    if (!is_multiple(move.right - right, frame.rows[0].length)) continue;
    const bool same_row =
        board_.wrap() == Wrap::torus ? is_multiple(move.down - down, frame.row_count()) : move.down == down;
    if (!same_row) continue;
    const Point step{static_cast<double>(move.right), static_cast<double>(move.down)};
    if (!shortest || length(step) < length(*shortest)) shortest = step;
  }
  return shortest;
}

MoveLine Layout::stub(Point from, Point step) const {
  const auto share_inside = [](double at, double by, double end) {
    if (by == 0) return 1.0;
    return (by > 0 ? end - at : -at) / by;
  };
  const double share = std::min(share_inside(from.x, step.x, width_), share_inside(from.y, step.y, height_));
  const Point edge = from + share * step;
  return {from, edge + stub_overhang * direction(step), edge, tiles_touch(step),
          length(step) < 1 + place_tolerance};
}

std::vector<MoveLine> Layout::ways(Vertex a, Vertex b) const {
  const Point from = place(a), to = place(b);
  if (const auto step = step_around_edge(a, b)) return {stub(from, *step), stub(to, -*step)};
  const Point step = to - from;
  const bool touching = board_.has_cells() && tiles_touch(step);
  const bool over_squares =
      board_.has_cells() && board_.outline() == Outline::square && !same_place(from, to);
  const Point halfway = over_squares ? halfway_between_squares(from, to) : middle(from, to);
  return {{from, to, halfway, touching, touching && length(step) < 1 + place_tolerance}};
}

}  // namespace hamlet
