#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

Lattice square(const BoardArguments& arguments) {
  require_no_extra(arguments);
  const auto [rows, columns] = rows_and_columns(arguments);
  return {Frame::rectangle(rows, columns), {{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};
}

}  // namespace

extern const BoardFamily square_family = {
    .name = "square",
    .usage = "square:ROWSxCOLUMNS",
    .summary = "the four neighbours, as in Numbrix",
    .example = "square:6x6",
    .lattice = square,
};

}  // namespace hamlet
