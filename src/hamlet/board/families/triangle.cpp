#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

Lattice triangle(const BoardArguments& arguments) {
  require_no_extra(arguments);
  const int side = side_length(arguments);
  require_fits(arguments, 0.5 * side * (side + 1.0), 6);
  Frame frame{{}, 2};
  for (int row = 0; row < side; ++row) frame.rows.push_back({side - 1 - row, row + 1});
  return {std::move(frame), hexagon_moves(), Outline::hexagon};
}

}  // namespace

extern const BoardFamily triangle_family = {
    .name = "triangle",
    .usage = "triangle:SIDE",
    .summary = "rows of 1, 2, 3, … cells, each with up to six neighbours",
    .example = "triangle:5",
    .lattice = triangle,
};

}  // namespace hamlet
