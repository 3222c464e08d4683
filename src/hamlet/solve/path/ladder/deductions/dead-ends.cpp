#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

/// The only cell that the links lead to; no_vertex if there are several or none.
Vertex only_neighbour(const Position& position, std::span<const CandidateLink> links) {
  Vertex only = no_vertex;
  for (const auto& [to, edge] : links) {
    if (!position.is_left(to) || position.is_barred(edge)) continue;
    if (only != no_vertex) return no_vertex;
    only = position.table().cell(to);
  }
  return only;
}

bool is_end(const CandidateTable& table, Candidate c) {
  return table.after(table.number(c)) == 0 || table.before(table.number(c)) == 0;
}

/// The path does not leave a cell for the cell it came from, and a cell with two ways left uses both.
void look_at_dead_end(const Position& position, Vertex cell, Exclusions& shown) {
  if (position.number_at(cell) != 0) return;
  const CandidateTable& table = position.table();
  bool may_pass = false, may_end = false;
  for (const Candidate c : table.on(cell)) {
    if (!position.is_left(c)) continue;
    if (is_end(table, c)) {
      may_end = true;
      continue;
    }
    if (position.next_left(c) == 1 && position.previous_left(c) == 1 &&
        only_neighbour(position, table.next(c)) == only_neighbour(position, table.previous(c))) {
      shown.excluded.push_back(c);
    } else {
      may_pass = true;
    }
  }
  // The exclusions may leave a single number, and then nothing has to be joined.
  if (!shown.excluded.empty()) return;
  const bool needs_all =
      may_pass ? !may_end && position.ways(cell) == 2 : may_end && position.ways(cell) == 1;
  if (!needs_all) return;
  for (const auto& [to, edge] : table.exits(cell)) {
    if (position.is_passable(edge) && !position.is_joined(edge)) shown.joined.push_back(edge);
  }
}

void apply_dead_end(Position& position, Vertex cell, Exclusions& scratch) {
  look_at_dead_end(position, cell, scratch);
  scratch.apply_and_clear(position, cell);
}

/// "22: 21 and 23 would both need r8c4"
std::string why_not(const Position& position, std::span<const Candidate> excluded, const Wording& wording) {
  const CandidateTable& table = position.table();
  std::vector<Step> numbers;
  Vertex needed = no_vertex;
  bool is_same = true;
  for (const Candidate c : excluded) {
    numbers.push_back(table.number(c));
    const Vertex only = only_neighbour(position, table.next(c));
    is_same = is_same && (needed == no_vertex || needed == only);
    needed = only;
  }
  const std::string which = is_same ? wording.cell(needed) : "the same cell";
  if (numbers.size() > 1)
    return fmt::format("{}: the numbers before and after would both need {}", listed_numbers(numbers, "or"), which);
  return fmt::format("{}: {} and {} would both need {}", numbers[0], table.before(numbers[0]),
                     table.after(numbers[0]), which);
}

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
      finding.concludes = true;
      finding.because = fmt::format("{} cannot be {}{}", name,
                                    why_not(position, finding.shown.excluded, around.wording),
                                    around.wording.so(position, finding.shown.excluded));
    } else if (ways.size() == 1) {
      finding.because = fmt::format("{} is an end of the path, and {} is the only exit left, so the path runs {}–{}",
                                    name, around.wording.cells(ways), name, around.wording.cells(ways));
    } else {
      finding.because =
          fmt::format("{} has only two exits left, {}, so the path runs {}–{}–{}", name,
                      around.wording.cells(ways), around.wording.cell(ways[0]), name, around.wording.cell(ways[1]));
    }
    return finding;
  });
}

}  // namespace

extern const Deduction dead_ends_deduction = {
    .name = "dead-ends",
    .level = level_pockets,
    .summary = "a cell with two ways left needs both, and is not left by the way it was entered",
    .apply_at_cell = apply_dead_end,
    .look = look_for_dead_ends,
};

}  // namespace hamlet::path
