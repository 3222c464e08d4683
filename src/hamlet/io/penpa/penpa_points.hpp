#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "hamlet/io/parts/hex_fit.hpp"

namespace hamlet {

/// The number of a point: the centre of a cell, a corner or the middle of a side.
using PenpaPoint = std::int64_t;

/// How Penpa+ numbers the points of a page with squares or hexagons. A place is the column and row of a
/// square, or that of a hexagon, from 0 in the whole grid of points, which is larger than what is shown.
class PenpaPoints {
 public:
  static constexpr int most_squares = 100;  // on a side
  static constexpr int most_hexagons = 20;  // the stated size

  static PenpaPoints squares(int columns, int rows);
  /// A page of that stated size has 3·size + 1 rows and columns of points.
  static PenpaPoints hexagons(int size);

  bool is_hexagonal() const { return is_hexagonal_; }
  PenpaPoint columns() const { return columns_; }
  PenpaPoint rows() const { return rows_; }

  PenpaPoint cell(HexPlace place) const;
  /// Nullopt if this point is not a cell away from the border, which is not used.
  std::optional<HexPlace> place_of(PenpaPoint cell) const;

  /// A side between two neighbouring cells. Each pair is ascending.
  struct Side {
    PenpaPoint cell;
    PenpaPoint other;
    PenpaPoint middle;
    PenpaPoint corners[2];
  };
  /// The sides of a cell towards those that follow it in the order of their numbers.
  std::vector<Side> sides_after(PenpaPoint cell) const;

  /// The point nearest the middle of the box around the cells; of several, the first.
  PenpaPoint nearest_to_middle(const std::vector<PenpaPoint>& cells) const;

 private:
  PenpaPoints(bool is_hexagonal, PenpaPoint columns, PenpaPoint rows)
      : is_hexagonal_(is_hexagonal), columns_(columns), rows_(rows), cells_(columns * rows) {}

  /// A place in the plane, in units that make all coordinates whole.
  struct Whole {
    std::int64_t x;
    std::int64_t y;
  };
  Whole whole_place(PenpaPoint point) const;
  std::int64_t distance(Whole a, Whole b) const;

  bool is_hexagonal_;
  PenpaPoint columns_;
  PenpaPoint rows_;
  PenpaPoint cells_;  // how many cells there are, and how far other sorts of points are numbered on
};

}  // namespace hamlet
