#include "hamlet/io/parts/hex_fit.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

struct Range {
  int low;
  int high;
};

template <class Coordinate>
Range range_of(const std::vector<HexPlace>& places, Coordinate&& coordinate) {
  Range range{coordinate(places[0]), coordinate(places[0])};
  for (const HexPlace& place : places) {
    range.low = std::min(range.low, coordinate(place));
    range.high = std::max(range.high, coordinate(place));
  }
  return range;
}

/// The range of centres, along one axis, from which a hexagon of this radius covers the given range.
Range middles(Range covered, int radius) { return {covered.high - radius, covered.low + radius}; }

// Along the axes a = (x+y)/2, b = (x−y)/2 and y = a−b, a hexagon extends equally far from its centre.
HexFit in_hexagon(std::vector<HexPlace> places) {
  if ((places[0].x + places[0].y) % 2 != 0) {
    for (HexPlace& place : places) ++place.x;
  }
  const Range a = range_of(places, [](HexPlace p) { return (p.x + p.y) / 2; });
  const Range b = range_of(places, [](HexPlace p) { return (p.x - p.y) / 2; });
  const Range y = range_of(places, [](HexPlace p) { return p.y; });
  for (int radius = 0;; ++radius) {
    const Range of_a = middles(a, radius), of_b = middles(b, radius), of_y = middles(y, radius);
    const int middle_y = std::max(of_y.low, of_a.low - of_b.high);
    if (of_a.low > of_a.high || of_b.low > of_b.high || middle_y > std::min(of_y.high, of_a.high - of_b.low))
      continue;
    const int middle_a = std::max(of_a.low, of_b.low + middle_y);
    const int middle_x = 2 * middle_a - middle_y;
    HexFit fit{fmt::format("hex:{}", radius + 1), {}};
    for (const HexPlace& place : places) {
      const int row = place.y - middle_y;
      fit.cells.push_back({row + radius + 1, (place.x - middle_x + 2 * radius - std::abs(row)) / 2 + 1});
    }
    return fit;
  }
}

HexFit in_rows(const std::vector<HexPlace>& places) {
  const Range y = range_of(places, [](HexPlace p) { return p.y; });
  const Range x = range_of(places, [&](HexPlace p) { return p.x - (p.y - y.low) % 2; });
  HexFit fit{fmt::format("hex:{}x{}", y.high - y.low + 1, (x.high - x.low) / 2 + 1), {}};
  for (const HexPlace& place : places)
    fit.cells.push_back({place.y - y.low + 1, (place.x - (place.y - y.low) % 2 - x.low) / 2 + 1});
  return fit;
}

}  // namespace

HexFit fit_hexagons(const std::vector<HexPlace>& places) {
  require(!places.empty(), "a board has cells");
  HexFit hexagon = in_hexagon(places), rows = in_rows(places);
  return make_lattice(hexagon.name).frame.cell_count() <= make_lattice(rows.name).frame.cell_count() ? hexagon
                                                                                                     : rows;
}

Board board_of(const HexFit& fit, const MemoryBudget& memory) {
  std::vector<Cell> taken = fit.cells;
  std::ranges::sort(taken);
  const Frame frame = make_lattice(fit.name, memory).frame;
  BoardRequest request{.name = fit.name};
  for (int row = 1; row <= frame.row_count(); ++row) {
    for (int col = 1; col <= frame.rows[row - 1].length; ++col) {
      if (!std::ranges::binary_search(taken, Cell{row, col})) request.blocked.push_back({row, col});
    }
  }
  return make_board(request, memory);
}

HexPlace hex_place(const Board& board, Cell cell) {
  return {board.lattice().frame.site_of(cell), cell.row - 1};
}

}  // namespace hamlet
