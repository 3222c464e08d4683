#include "hamlet/io/penpa/penpa_points.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace hamlet {

namespace {

constexpr int border = 2;  // rows and columns of squares around a page

}  // namespace

PenpaPoints PenpaPoints::squares(int columns, int rows) {
  return {false, columns + 2 * border, rows + 2 * border};
}

PenpaPoints PenpaPoints::hexagons(int size) {
  const PenpaPoint side = 3 * PenpaPoint{size} + 1;
  return {true, side, side};
}

// Cell k is in column k mod columns. In a page of hexagons, odd rows lie half a cell to the right.
PenpaPoint PenpaPoints::cell(HexPlace place) const {
  return place.y * columns_ + (is_hexagonal_ ? place.x / 2 : place.x);
}

std::optional<HexPlace> PenpaPoints::place_of(PenpaPoint cell) const {
  if (cell < 0 || cell >= cells_) return std::nullopt;
  const auto column = static_cast<int>(cell % columns_), row = static_cast<int>(cell / columns_);
  const int unused = is_hexagonal_ ? 1 : border;
  if (column < unused || column >= columns_ - unused || row < unused || row >= rows_ - unused)
    return std::nullopt;
  return HexPlace{is_hexagonal_ ? 2 * column + row % 2 : column, row};
}

// With N cells, the corners of squares are N + k (the lower right one of cell k), the middles of sides 2N + k
// (below) and 3N + k (right). The corners of hexagons are N + k (below) and 2N + k (lower left), the middles
// of sides 3N + k (lower left), 4N + k (lower right) and 5N + k (right).
std::vector<PenpaPoints::Side> PenpaPoints::sides_after(PenpaPoint cell) const {
  const PenpaPoint n = columns_, N = cells_, k = cell;
  if (!is_hexagonal_) {
    return {{k, k + 1, 3 * N + k, {N + k - n, N + k}}, {k, k + n, 2 * N + k, {N + k - 1, N + k}}};
  }
  const PenpaPoint odd = k / n % 2;
  return {{k, k + 1, 5 * N + k, {N + k - n + odd, 2 * N + k + 1}},
          {k, k + n - 1 + odd, 3 * N + k, {N + k, 2 * N + k}},
          {k, k + n + odd, 4 * N + k, {N + k, 2 * N + k + 1}}};
}

// Squares are 2 wide. Hexagons are 4 wide, with rows 6 apart in units of √3/12 of that width.
PenpaPoints::Whole PenpaPoints::whole_place(PenpaPoint point) const {
  const auto sort = static_cast<std::size_t>(point / cells_);
  const PenpaPoint column = point % columns_, row = point % cells_ / columns_;
  if (!is_hexagonal_) {
    constexpr std::array<Whole, 4> shift = {{{0, 0}, {1, 1}, {0, 1}, {1, 0}}};
    return {2 * column + shift[sort].x, 2 * row + shift[sort].y};
  }
  constexpr std::array<Whole, 6> shift = {{{0, 0}, {0, 4}, {-2, 2}, {-1, 3}, {1, 3}, {2, 0}}};
  return {4 * column + 2 * (row % 2) + shift[sort].x, 6 * row + shift[sort].y};
}

/// The square of the distance, times a constant.
std::int64_t PenpaPoints::distance(Whole a, Whole b) const {
  const std::int64_t x = a.x - b.x, y = a.y - b.y;
  return is_hexagonal_ ? 3 * x * x + y * y : x * x + y * y;
}

PenpaPoint PenpaPoints::nearest_to_middle(const std::vector<PenpaPoint>& cells) const {
  constexpr std::int64_t far = std::numeric_limits<std::int64_t>::max();
  Whole low{far, far}, high{-far, -far};
  for (const PenpaPoint cell : cells) {
    const Whole place = whole_place(cell);
    low = {std::min(low.x, place.x), std::min(low.y, place.y)};
    high = {std::max(high.x, place.x), std::max(high.y, place.y)};
  }
  const Whole middle{low.x + high.x, low.y + high.y};  // doubled
  PenpaPoint nearest = 0;
  std::int64_t least = far;
  for (PenpaPoint point = 0; point < (is_hexagonal_ ? 6 : 4) * cells_; ++point) {
    const Whole place = whole_place(point);
    const std::int64_t apart = distance({2 * place.x, 2 * place.y}, middle);
    if (apart >= least) continue;
    nearest = point;
    least = apart;
  }
  return nearest;
}

}  // namespace hamlet
