#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

Lattice knight(const BoardArguments& arguments) {
  require_no_extra(arguments);
  const auto [rows, columns] = rows_and_columns(arguments);
  return {Frame::rectangle(rows, columns), leaper_moves(1, 2)};
}

}  // namespace

extern const BoardFamily knight_family = {
    .name = "knight",
    .usage = "knight:ROWSxCOLUMNS",
    .summary = "the chess knight's moves",
    .example = "knight:8x8",
    .lattice = knight,
};

}  // namespace hamlet
