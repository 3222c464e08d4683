#include <fmt/format.h>

#include "hamlet/solve/path/ladder/path_deduction.hpp"

namespace hamlet {

namespace {

std::optional<PathFinding> look_for_only_number(PathPosition& position, PathLookAround& around) {
  return look_round_cells(position, around.from, [&](Vertex cell) -> std::optional<PathFinding> {
    if (position.number_at(cell) != 0 || position.numbers_left(cell) != 1) return std::nullopt;
    const Candidate only = position.first_left_on(cell);
    return PathFinding{
        .where = {cell},
        .because = fmt::format("{} can only be {}: no other missing number can get there any more",
                               around.wording.cell(cell), position.table().number(only)),
        .placed = only,
        .rests_on = {.cells = {cell}}};
  });
}

}  // namespace

extern const PathDeduction only_number_path_deduction = {
    .name = "only-number",
    .level = path_level_only_number,
    .summary = "a cell has one number left",
    .look = look_for_only_number,
};

}  // namespace hamlet
