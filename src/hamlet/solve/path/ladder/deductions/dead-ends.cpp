#include <fmt/format.h>

#include "hamlet/solve/path/ladder/path_deduction.hpp"

namespace hamlet {

namespace {

std::optional<PathFinding> look_for_dead_ends(PathPosition& position, PathLookAround& around) {
  const CandidateTable& table = position.table();
  return look_round_cells(position, around.from, [&](Vertex cell) -> std::optional<PathFinding> {
    PathFinding finding{.where = {cell}, .rests_on = {.cells = {cell}}};
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

extern const PathDeduction dead_ends_path_deduction = {
    .name = "dead-ends",
    .level = path_level_pockets,
    .summary = "a cell with two ways left needs both, and is not left by the way it was entered",
    .look = look_for_dead_ends,
};

}  // namespace hamlet
