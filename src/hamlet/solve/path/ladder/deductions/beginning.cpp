#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

std::optional<Finding> look_for_beginning(Position& position, LookAround& around) {
  const auto& beginning = position.table().beginning();
  if (!beginning || position.cell_at(1) != no_vertex) return std::nullopt;
  return Finding{.where = {*beginning},
                 .because = fmt::format("the tour may begin anywhere, and is numbered from {} on",
                                        around.wording.cell(*beginning)),
                 .placed = {position.table().at(1, *beginning)}};
}

}  // namespace

extern const Deduction beginning_deduction = {
    .name = "beginning",
    .level = level_reach,
    .summary = "a tour that may begin anywhere is numbered from one of its cells",
    .look = look_for_beginning,
};

}  // namespace hamlet::path
