#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

/// A tour whose direction is free is numbered in one of its two directions.
void look_at_direction(const Position& position, Exclusions& shown) {
  const CandidateTable& table = position.table();
  if (!table.direction()) return;
  const auto [low, high] = *table.direction();
  const std::vector<Candidate> lows = position.left_for(low), highs = position.left_for(high);
  if (lows.empty() || highs.empty()) return;
  for (const Candidate c : lows) {
    if (table.cell(c) >= table.cell(highs.back())) shown.excluded.push_back(c);
  }
  for (const Candidate c : highs) {
    if (table.cell(c) <= table.cell(lows.front())) shown.excluded.push_back(c);
  }
}

bool apply_direction(Position& position, RuleScratch& scratch) {
  look_at_direction(position, scratch.shown);
  return scratch.shown.apply_and_clear(position, 0);
}

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
    .apply = apply_direction,
    .look = look_for_direction,
};

}  // namespace hamlet::path
