#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

std::optional<Finding> look_for_only_number(Position& position, LookAround& around) {
  return look_round_cells(position, around.from, [&](Vertex cell) -> std::optional<Finding> {
    if (position.number_at(cell) != 0 || position.numbers_left(cell) != 1) return std::nullopt;
    const Candidate only = position.first_left_on(cell);
    return Finding{.where = {cell},
                   .because = fmt::format("{} can only be {}: no other missing number can get there any more",
                                          around.wording.cell(cell), position.table().number(only)),
                   .placed = only,
                   .rests_on = {.cells = {cell}}};
  });
}

}  // namespace

extern const Deduction only_number_deduction = {
    .name = "only-number",
    .level = level_only_number,
    .summary = "a cell has one number left that can get there",
    .look = look_for_only_number,
};

}  // namespace hamlet::path
