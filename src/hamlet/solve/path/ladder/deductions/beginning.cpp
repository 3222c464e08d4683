#include <fmt/format.h>

#include "hamlet/solve/path/ladder/path_deduction.hpp"

namespace hamlet {

namespace {

std::optional<PathFinding> look_for_beginning(PathPosition& position, PathLookAround& around) {
  const auto& beginning = position.table().beginning();
  if (!beginning || position.cell_at(1) != no_vertex) return std::nullopt;
  return PathFinding{.where = {*beginning},
                     .because = fmt::format("the tour may begin anywhere, and is numbered from {} on",
                                            around.wording.cell(*beginning)),
                     .placed = position.table().at(1, *beginning)};
}

}  // namespace

extern const PathDeduction beginning_path_deduction = {
    .name = "beginning",
    .level = path_level_reach,
    .summary = "a tour that may begin anywhere is numbered from one of its cells",
    .look = look_for_beginning,
};

}  // namespace hamlet
