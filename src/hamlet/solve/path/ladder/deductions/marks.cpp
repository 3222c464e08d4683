#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

namespace {

/// Applies a mark that relates the numbers of two cells.
void look_at_pair_mark(const Position& position, const Mark& mark, Exclusions& shown) {
  const CandidateTable& table = position.table();
  const std::vector<Candidate> first = position.left_on(mark.cells[0]),
                               second = position.left_on(mark.cells[1]);
  const auto allows = [&](Candidate a, Candidate b) {
    return mark.rule->allows_steps(mark, table.number(a), table.number(b));
  };
  // If the mark is an order, the largest or the smallest of the others decides, so these come first.
  const auto some = [](const std::vector<Candidate>& others, auto fits) {
    return !others.empty() && (fits(others.back()) || std::ranges::any_of(others, fits));
  };
  for (const Candidate a : first) {
    if (!some(second, [&](Candidate b) { return allows(a, b); })) shown.excluded.push_back(a);
  }
  for (const Candidate b : second) {
    if (!some(first, [&](Candidate a) { return allows(a, b); })) shown.excluded.push_back(b);
  }
}

void apply_marks(Position& position, Vertex cell, Exclusions& scratch) {
  if (position.table().pair_marks().empty()) return;
  for (const Mark* mark : position.table().rules().marks.on(cell)) {
    if (mark->rule->allows_steps) look_at_pair_mark(position, *mark, scratch);
    scratch.apply_and_clear(position, cell);
  }
}

std::optional<Finding> look_for_marks(Position& position, LookAround& around) {
  for (const Mark* mark : position.table().pair_marks()) {
    Finding finding{.where = mark->cells, .concludes = true, .rests_on = {.cells = mark->cells}};
    look_at_pair_mark(position, *mark, finding.shown);
    if (finding.shown.is_empty()) continue;
    finding.because =
        fmt::format("{} have the mark '{}' ({}), so {}", around.wording.cells(mark->cells), mark->rule->name,
                    mark->rule->summary, around.wording.conclusion(position, finding.shown.excluded));
    return finding;
  }
  return std::nullopt;
}

}  // namespace

extern const Deduction marks_deduction = {
    .name = "marks",
    .level = level_joined,
    .summary = "a mark on two cells leaves each only the numbers that fit some number of the other",
    .apply_at_cell = apply_marks,
    .look = look_for_marks,
};

}  // namespace hamlet::path
