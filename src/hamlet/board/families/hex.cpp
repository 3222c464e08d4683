#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

/// Rows of s, s+1, …, 2s−1, …, s hexagons, each shifted by half a hexagon against the one above.
Frame hexagon(int side) {
  Frame frame{{}, 2};
  for (int row = 0; row < 2 * side - 1; ++row) {
    const int shorter_by = row < side ? side - 1 - row : row - (side - 1);
    frame.rows.push_back({shorter_by, 2 * side - 1 - shorter_by});
  }
  return frame;
}

Frame shifted_rows(int rows, int columns) {
  Frame frame{{}, 2};
  for (int row = 0; row < rows; ++row) frame.rows.push_back({row % 2, columns});
  return frame;
}

Lattice hex(const BoardArguments& arguments) {
  require_no_extra(arguments);
  if (arguments.size.find('x') != std::string_view::npos) {
    const auto [rows, columns] = rows_and_columns(arguments);
    return {shifted_rows(rows, columns), hexagon_moves(), Outline::hexagon};
  }
  const int side = side_length(arguments);
  require_fits(arguments, 3.0 * side * (side - 1.0) + 1, 6);
  return {hexagon(side), hexagon_moves(), Outline::hexagon};
}

}  // namespace

extern const BoardFamily hex_family = {
    .name = "hex",
    .usage = "hex:SIDE or hex:ROWSxCOLUMNS",
    .summary =
        "hexagons with six neighbours, as in Rikudo: a large hexagon, or rows of which every second is "
        "shifted right",
    .example = "hex:4",
    .lattice = hex,
};

}  // namespace hamlet
