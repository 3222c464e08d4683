#pragma once

#include <compare>
#include <string>
#include <string_view>

namespace hamlet {

/// A cell's address, as people write it: row and column from 1,1 at the top left.
struct Cell {
  int row = 0;
  int col = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// "3,4"
std::string to_text(Cell cell);

/// Reads "3,4"; `where` names the place in the complaint.
Cell cell_from_text(std::string_view text, std::string_view where);

/// A point of the plane; neighbouring squares are 1 apart, x grows to the right and y downwards.
struct Point {
  double x = 0;
  double y = 0;
};

}  // namespace hamlet
