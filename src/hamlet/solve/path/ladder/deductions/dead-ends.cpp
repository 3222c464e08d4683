#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

std::optional<Finding> look_for_dead_ends(Position& position, LookAround& around) {
  const CandidateTable& table = position.table();
  return look_round_cells(position, around.from, [&](Vertex cell) -> std::optional<Finding> {
    Finding finding{.where = {cell}, .rests_on = {.cells = {cell}}};
    look_at_dead_end(position, cell, finding.shown);
    if (finding.shown.is_empty()) return std::nullopt;
    const std::string name = around.wording.cell(cell);
    for (const auto& [to, edge] : table.exits(cell)) {
      finding.rests_on.cells.push_back(to);
      if (position.is_passable(edge)) finding.where.push_back(to);
    }
    const std::vector<Vertex> ways(finding.where.begin() + 1, finding.where.end());
    if (!finding.shown.excluded.empty()) {
      std::vector<Step> numbers;
      for (const Candidate c : finding.shown.excluded) numbers.push_back(table.number(c));
      finding.concludes = true;
      finding.because = fmt::format("as {}, {} would be entered and left by the same cell, so {}",
                                    listed_numbers(numbers, "or"), name,
                                    around.wording.conclusion(position, finding.shown.excluded));
    } else {
      finding.because = ways.size() == 1
                            ? fmt::format("{} is an end of the path, and {} is the only way from it", name,
                                          around.wording.cells(ways))
                            : fmt::format("{} has only two ways left, to {}, and needs both", name,
                                          around.wording.cells(ways));
    }
    return finding;
  });
}

}  // namespace

extern const Deduction dead_ends_deduction = {
    .name = "dead-ends",
    .level = level_pockets,
    .summary = "a cell with two ways left needs both, and is not left by the way it was entered",
    .look = look_for_dead_ends,
};

}  // namespace hamlet::path
