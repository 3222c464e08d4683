#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

std::optional<Finding> look_for_direction(Position& position, LookAround& around) {
  Finding finding{};
  look_at_direction(position, finding.shown);
  if (finding.shown.is_empty()) return std::nullopt;
  const CandidateTable& table = position.table();
  const auto [low, high] = *table.direction();
  for (const Candidate c : finding.shown.excluded) finding.where.push_back(table.cell(c));
  finding.rests_on.numbers = {low, high};
  finding.because = fmt::format(
      "the tour may be walked both ways, and is numbered so that {} comes before {} on the board: {}", low,
      high, around.wording.conclusion(position, finding.shown.excluded));
  return finding;
}

}  // namespace

extern const Deduction direction_deduction = {
    .name = "direction",
    .level = level_reach,
    .summary = "a tour that may be walked both ways is numbered in one of them",
    .look = look_for_direction,
};

}  // namespace hamlet::path
