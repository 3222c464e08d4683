#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

std::optional<Finding> look_for_search(Position& position, LookAround& around) {
  const CandidateTable& table = position.table();
  if (around.solution.empty()) return std::nullopt;
  Step fewest = 0;
  for (Step number = 1; number <= table.length(); ++number) {
    if (position.cell_at(number) != no_vertex) continue;
    if (fewest == 0 || position.cells_left(number) < position.cells_left(fewest)) fewest = number;
  }
  if (fewest == 0) return std::nullopt;
  const Vertex cell = around.solution[fewest - 1];
  const Candidate right = table.at(fewest, cell);
  return Finding{
      .where = {cell},
      .because = fmt::format("no what-if of ours settles anything here; a search through all that is left "
                             "shows that {} is at {}",
                             fewest, around.wording.cell(cell)),
      .placed = {right}};
}

}  // namespace

extern const Deduction search_deduction = {
    .name = "search",
    .level = level_deeper,
    .summary = "where no rule concludes anything, the complete search says where a number stands",
    .look = look_for_search,
};

}  // namespace hamlet::path
