#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

/// The other candidate of a number that has two left.
Candidate other_left_for(const Position& position, Candidate c) {
  const CandidateTable& table = position.table();
  const Step number = table.number(c);
  for (Candidate other = table.first_of(number); other < table.end_of(number); ++other) {
    if (other != c && position.is_left(other)) return other;
  }
  return no_candidate;
}

Candidate other_left_on(const Position& position, Candidate c) {
  for (const Candidate other : position.table().on(position.table().cell(c))) {
    if (other != c && position.is_left(other)) return other;
  }
  return no_candidate;
}

/// Two numbers with the same two cells left keep all other numbers out of them. Returns the other number, or
/// 0.
Step look_at_number_pair(const Position& position, Step number, Exclusions& shown) {
  if (position.cells_left(number) != 2) return 0;
  const CandidateTable& table = position.table();
  const Candidate here = position.first_left_for(number), there = other_left_for(position, here);
  for (const Candidate c : table.on(table.cell(here))) {
    const Step other = table.number(c);
    if (c == here || !position.is_left(c) || position.cells_left(other) != 2) continue;
    const Candidate across = other_left_for(position, c);
    if (table.cell(across) != table.cell(there)) continue;
    for (const Candidate end : {here, there}) {
      for (const Candidate third : table.on(table.cell(end))) {
        if (position.is_left(third) && table.number(third) != number && table.number(third) != other)
          shown.excluded.push_back(third);
      }
    }
    if (!shown.excluded.empty()) return other;
  }
  return 0;
}

/// Two cells with the same two numbers left keep these numbers to themselves. Returns the other cell, or
/// no_vertex.
Vertex look_at_cell_pair(const Position& position, Vertex cell, Exclusions& shown) {
  if (position.numbers_left(cell) != 2) return no_vertex;
  const CandidateTable& table = position.table();
  const Candidate here = position.first_left_on(cell), there = other_left_on(position, here);
  const Step number = table.number(here);
  for (Candidate c = table.first_of(number); c < table.end_of(number); ++c) {
    const Vertex other = table.cell(c);
    if (c == here || !position.is_left(c) || position.numbers_left(other) != 2) continue;
    if (table.number(other_left_on(position, c)) != table.number(there)) continue;
    for (const Step both : {number, table.number(there)}) {
      for (Candidate third = table.first_of(both); third < table.end_of(both); ++third) {
        if (position.is_left(third) && table.cell(third) != cell && table.cell(third) != other)
          shown.excluded.push_back(third);
      }
    }
    if (!shown.excluded.empty()) return other;
  }
  return no_vertex;
}

void apply_number_pair(Position& position, Step number, Exclusions& scratch) {
  (void)look_at_number_pair(position, number, scratch);
  scratch.apply_and_clear(position, 0);
}

void apply_cell_pair(Position& position, Vertex cell, Exclusions& scratch) {
  (void)look_at_cell_pair(position, cell, scratch);
  scratch.apply_and_clear(position, cell);
}

std::optional<Finding> at_number(const Position& position, Step number, const Wording& wording) {
  Finding finding;
  const Step other = look_at_number_pair(position, number, finding.shown);
  if (other == 0) return std::nullopt;
  for (const Candidate c : position.left_for(number)) finding.where.push_back(position.table().cell(c));
  finding.rests_on.numbers = {number, other};
  finding.because = fmt::format("{} and {} take {} between them, so no other number goes there", number, other,
                                wording.cells(finding.where));
  return finding;
}

std::optional<Finding> on_cell(const Position& position, Vertex cell, const Wording& wording) {
  Finding finding;
  const Vertex other = look_at_cell_pair(position, cell, finding.shown);
  if (other == no_vertex) return std::nullopt;
  finding.where = {cell, other};
  finding.rests_on.cells = {cell, other};
  std::vector<Step> numbers;
  for (const Candidate c : position.left_on(cell)) numbers.push_back(position.table().number(c));
  finding.because = fmt::format("{} take {} between them, so these numbers go nowhere else",
                                wording.cells(finding.where), listed_numbers(numbers));
  return finding;
}

std::optional<Finding> look_for_pairs(Position& position, LookAround& around) {
  auto finding = look_round_numbers(position.table().length(), around.from,
                                    [&](Step number) { return at_number(position, number, around.wording); });
  if (finding) return finding;
  return look_round_cells(position, around.from,
                          [&](Vertex cell) { return on_cell(position, cell, around.wording); });
}

}  // namespace

extern const Deduction pairs_deduction = {
    .name = "pairs",
    .level = level_joined,
    .summary =
        "two numbers have the same two cells left, or two cells the same two numbers: no other comes there",
    .apply_at_cell = apply_cell_pair,
    .apply_for_number = apply_number_pair,
    .look = look_for_pairs,
};

}  // namespace hamlet::path
