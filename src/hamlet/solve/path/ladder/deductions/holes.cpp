#include <fmt/format.h>

#include "hamlet/solve/path/ladder/deduction.hpp"
#include "hamlet/solve/path/ladder/visible/exits.hpp"

namespace hamlet::path {

namespace {

/// How many exits a cell would lose to a number on one of its empty neighbours.
std::size_t exits_lost(const Position& position, Vertex cell, Step number) {
  std::size_t lost = missing_beside(position, number).is_any() ? 0 : 1;
  for_each_exit(position, cell, [&](const CellExit& exit) {
    const Step beside = position.number_at(exit.to);
    if (beside != 0 && missing_beside(position, beside).is_only(number)) ++lost;
  });
  return lost;
}

/// The numbers that cannot be on an empty neighbour of the cell, which would have too few exits left.
void look_at_hole(const Position& position, Vertex cell, Vertex beside, Exclusions& shown) {
  // A number takes one exit by itself, and one from each of the numbers that it continues.
  constexpr std::size_t most_lost = 3;
  const CandidateTable& table = position.table();
  const std::size_t needed = may_be_end(position, cell) ? 1 : 2;
  const std::size_t exits = exits_of(position, cell).count();
  if (exits < needed || exits >= needed + most_lost) return;
  for (const Candidate c : table.on(beside)) {
    if (position.is_left(c) && exits < needed + exits_lost(position, cell, table.number(c)))
      shown.excluded.push_back(c);
  }
}

/// Calls `visit` with each empty cell and each of its empty neighbours, until it returns true.
template <class Visit>
bool any_two_empty(const Position& position, Vertex cell, Visit visit) {
  if (position.number_at(cell) != 0) return false;
  bool found = false;
  for_each_exit(position, cell, [&](const CellExit& exit) {
    if (!found && position.number_at(exit.to) == 0) found = visit(exit.to);
  });
  return found;
}

bool apply_holes(Position& position, RuleScratch& scratch) {
  if (position.table().moves().is_directed()) return false;
  bool is_new = false;
  for (Vertex cell = 0; cell < position.table().length(); ++cell) {
    is_new |= any_two_empty(position, cell, [&](Vertex beside) {
      look_at_hole(position, cell, beside, scratch.shown);
      return scratch.shown.apply_and_clear(position, beside);
    });
  }
  return is_new;
}

std::optional<Finding> hole_at(const Position& position, Vertex cell, Vertex beside, const Wording& wording) {
  const CandidateTable& table = position.table();
  Finding finding{.where = {beside, cell}, .concludes = true, .rests_on = {.cells = {cell, beside}}};
  look_at_hole(position, cell, beside, finding.shown);
  if (finding.shown.is_empty()) return std::nullopt;
  std::vector<Step> numbers;
  for (const Candidate c : finding.shown.excluded) numbers.push_back(table.number(c));
  for (const CellExit& exit : table.exits(cell)) {
    const Step number = position.number_at(exit.to);
    if (number == 0) continue;
    finding.rests_on.placed.push_back(number);
    numbers.push_back(number);
  }
  // Which numbers are missing beside those.
  for (const Step number : numbers) {
    for (const Step other : {table.before(number), table.after(number)}) {
      if (other != 0 && position.cell_at(other) != no_vertex) finding.rests_on.placed.push_back(other);
    }
  }
  numbers.resize(finding.shown.excluded.size());
  finding.because =
      fmt::format("{} cannot be {}: {} would have {}{}", wording.cell(beside),
                  listed_numbers(numbers, "or"), wording.cell(cell),
                  may_be_end(position, cell) ? "no exit left" : "fewer than two exits left",
                  wording.so(position, finding.shown.excluded));
  return finding;
}

std::optional<Finding> look_for_holes(Position& position, LookAround& around) {
  if (position.table().moves().is_directed()) return std::nullopt;
  return look_round_cells(position, around.from, [&](Vertex cell) {
    std::optional<Finding> finding;
    any_two_empty(position, cell, [&](Vertex beside) {
      finding = hole_at(position, cell, beside, around.wording);
      return finding.has_value();
    });
    return finding;
  });
}

}  // namespace

extern const Deduction holes_deduction = {
    .name = "holes",
    .level = level_joined,
    .summary = "a number would leave an empty neighbour with too few exits",
    .apply = apply_holes,
    .look = look_for_holes,
};

}  // namespace hamlet::path
