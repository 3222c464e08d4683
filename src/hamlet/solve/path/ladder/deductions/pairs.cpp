#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

std::optional<Finding> at_number(const Position& position, Step number, const Wording& wording) {
  Finding finding;
  const Step other = look_at_number_pair(position, number, finding.shown);
  if (other == 0) return std::nullopt;
  for (const Candidate c : position.left_for(number)) finding.where.push_back(position.table().cell(c));
  finding.rests_on.numbers = {number, other};
  finding.because = fmt::format("{} and {} can only be at {}, so no other number is there", number, other,
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
  finding.because = fmt::format("{} can only be {}, so these numbers are nowhere else",
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
    .summary = "two numbers with the same two cells left, or two cells with the same two numbers, share them",
    .look = look_for_pairs,
};

}  // namespace hamlet::path
