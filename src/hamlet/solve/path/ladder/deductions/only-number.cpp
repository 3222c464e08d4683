#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/text/sentence.hpp"
#include "hamlet/solve/path/ladder/deduction.hpp"
#include "hamlet/solve/path/ladder/nearest_numbers.hpp"

namespace hamlet::path {

namespace {

/// The placed number from which a cell is at the wrong distance for a missing number, the nearer one of two;
/// none if the distances are right, so that an earlier step has ruled the number out.
NearNumber wrong_side(const Position& position, Vertex cell, Step missing) {
  const auto [before, after] = nearest_numbers(position, missing);
  NearNumber wrong;
  const auto look_at = [&](const NearNumber& side, const CellsAround& around) {
    const bool is_right = std::ranges::binary_search(around.at, cell);
    if (!is_right && (!wrong.is_there() || side.steps < wrong.steps)) wrong = side;
  };
  if (before.is_there()) look_at(before, cells_after(position, before));
  if (after.is_there()) look_at(after, cells_before(position, after));
  return wrong;
}

/// Why no other missing number is on the cell: the two next to `only` by name, then all others.
std::string why_no_other(const Position& position, Vertex cell, Step only, const Wording& wording,
                         std::vector<Step>& cited) {
  const CandidateTable& table = position.table();
  std::vector<std::string> reasons;
  std::vector<Step> ruled_out;
  std::size_t named = 0;
  for (const Step rival : {table.before(only), table.after(only)}) {
    if (rival == 0 || position.cell_at(rival) != no_vertex) continue;
    const NearNumber wrong = wrong_side(position, cell, rival);
    if (!wrong.is_there()) continue;
    reasons.push_back(fmt::format("{} must be {}", rival, distance_in_words(wrong, wording)));
    cited.push_back(wrong.number);
    ++named;
  }
  for (const Candidate c : table.on(cell)) {
    const Step rival = table.number(c);
    if (rival == only || position.cell_at(rival) != no_vertex) continue;
    if (!wrong_side(position, cell, rival).is_there()) ruled_out.push_back(rival);
  }
  if (!ruled_out.empty())
    reasons.push_back(fmt::format("{} {} ruled out there already", listed_numbers(ruled_out),
                                  ruled_out.size() == 1 ? "is" : "are"));
  const std::size_t others = position.unplaced() - 1 - named - ruled_out.size();
  if (others > 0) reasons.push_back("no other missing number fits there");
  return reasons.empty() ? "it is the only number left" : listed(reasons);
}

/// Adds the placed numbers that the sentence cites.
std::string sentence(const Position& position, const Visit& only, const Wording& wording,
                     std::vector<Step>& cited) {
  return fmt::format("{} can only be {}: {}", wording.cell(only.cell), only.step,
                     why_no_other(position, only.cell, only.step, wording, cited));
}

std::string say_only_number(const Position& position, const WayStep& step, const Wording& wording) {
  std::vector<Step> cited;
  return sentence(position, step.placed.front(), wording, cited);
}

std::optional<Finding> look_for_only_number(Position& position, LookAround& around) {
  return look_round_cells(position, around.from, [&](Vertex cell) -> std::optional<Finding> {
    if (position.number_at(cell) != 0 || position.numbers_left(cell) != 1) return std::nullopt;
    const Candidate only = position.first_left_on(cell);
    Finding finding{.where = {cell}, .placed = {only}, .rests_on = {.cells = {cell}}};
    finding.because = sentence(position, {cell, position.table().number(only)}, around.wording,
                               finding.rests_on.placed);
    return finding;
  });
}

}  // namespace

extern const Deduction only_number_deduction = {
    .name = "only-number",
    .level = level_only_number,
    .summary = "a cell has one number left that can get there",
    .look = look_for_only_number,
    .say = say_only_number,
};

}  // namespace hamlet::path
