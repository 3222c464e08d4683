#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

Lattice diplomatico(const BoardArguments& arguments) {
  require_no_extra(arguments);
  const auto [rows, columns] = rows_and_columns(arguments);
  return {Frame::rectangle(rows, columns),
          {{-3, 0}, {-2, -2}, {-2, 2}, {0, -3}, {0, 3}, {2, -2}, {2, 2}, {3, 0}}};
}

}  // namespace

extern const BoardFamily diplomatico_family = {
    .name = "diplomatico",
    .alias = "hopido",
    .usage = "diplomatico:ROWSxCOLUMNS",
    .summary = "three cells along a row or column, or two along a diagonal",
    .example = "diplomatico:10x10",
    .lattice = diplomatico,
};

}  // namespace hamlet
