#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

Lattice king(const BoardArguments& arguments) {
  require_no_extra(arguments);
  const auto [rows, columns] = rows_and_columns(arguments);
  return {Frame::rectangle(rows, columns),
          {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
}

}  // namespace

extern const BoardFamily king_family = {
    .name = "king",
    .usage = "king:ROWSxCOLUMNS",
    .summary = "the eight neighbours, as in Hidato",
    .example = "king:6x6",
    .lattice = king,
};

}  // namespace hamlet
