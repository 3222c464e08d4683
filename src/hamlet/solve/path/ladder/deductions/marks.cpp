#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

std::optional<Finding> look_for_marks(Position& position, LookAround& around) {
  for (const Mark* mark : position.table().pair_marks()) {
    Finding finding{.where = mark->cells, .concludes = true, .rests_on = {.cells = mark->cells}};
    look_at_pair_mark(position, *mark, finding.shown);
    if (finding.shown.is_empty()) continue;
    finding.because =
        fmt::format("{} have the mark '{}' ({}), so {}", around.wording.cells(mark->cells), mark->rule->name,
                    mark->rule->summary, around.wording.conclusion(position, finding.shown.excluded));
    return finding;
  }
  return std::nullopt;
}

}  // namespace

extern const Deduction marks_deduction = {
    .name = "marks",
    .level = level_joined,
    .summary = "a mark on two cells leaves each only the numbers that fit some number of the other",
    .look = look_for_marks,
};

}  // namespace hamlet::path
