#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "hamlet/solve/path/ladder/deduction.hpp"
#include "hamlet/solve/path/ladder/visible/nearest_numbers.hpp"

namespace hamlet::path {

namespace {

/// The missing numbers besides `only`: those in the same gap, whether there are others, and those that only
/// an earlier step has ruled out on the cell.
struct Rivals {
  Step first = 0, last = 0;  // the gap
  bool are_elsewhere = false;
  std::vector<Step> ruled_out = {};
};

Rivals rivals_of(const Position& position, Vertex cell, Step only) {
  const CandidateTable& table = position.table();
  const NumberGap gap = table.numbered(position.cells_by_number()).gap_around(only - 1);
  Rivals rivals{.first = gap.first + 1, .last = (gap.first + gap.count - 1) % table.length() + 1};
  rivals.are_elsewhere = position.unplaced() > gap.count;
  rivals.ruled_out = numbers_expected_on(position, cell);
  std::erase(rivals.ruled_out, only);
  return rivals;
}

std::string why_no_other(const Position& position, Vertex cell, Step only, const NearestNumbers& nearest,
                         const Wording& wording) {
  const bool is_seen = nearest.before.is_there() || nearest.after.is_there();
  if (position.unplaced() == 1) return "it is the only number left";
  if (!is_seen || !position.table().rules().marks.on(cell).empty())
    return "no other missing number is left for it";
  const Rivals rivals = rivals_of(position, cell, only);
  std::vector<std::string> reasons;
  if (!rivals.ruled_out.empty())
    reasons.push_back(fmt::format("{} {} ruled out there already", listed_numbers(rivals.ruled_out),
                                  rivals.ruled_out.size() == 1 ? "is" : "are"));
  if (rivals.first != rivals.last)
    reasons.push_back(fmt::format("{}{}–{}, only {} is {}",
                                  rivals.ruled_out.empty() ? "of " : "of the rest of ", rivals.first,
                                  rivals.last, only, distances_in_words(nearest, wording)));
  if (rivals.are_elsewhere) reasons.push_back("all other missing numbers are at wrong distances");
  return fmt::format("{}", fmt::join(reasons, "; "));
}

Said sentence(const Position& position, const Visit& only, const Wording& wording) {
  const NearestNumbers nearest = nearest_numbers(position, only.step);
  Said said{.where = {only.cell},
            .because = fmt::format("{} can only be {}: {}", wording.cell(only.cell), only.step,
                                   why_no_other(position, only.cell, only.step, nearest, wording))};
  for (const NearNumber& near : {nearest.before, nearest.after}) {
    if (near.is_there()) said.where.push_back(near.cell);
  }
  return said;
}

Said say_only_number(const Position& position, const WayStep& step, const Wording& wording) {
  return sentence(position, step.placed.front(), wording);
}

std::optional<Finding> look_for_only_number(Position& position, LookAround& around) {
  return look_round_cells(position, around.from, [&](Vertex cell) -> std::optional<Finding> {
    if (position.number_at(cell) != 0 || position.numbers_left(cell) != 1) return std::nullopt;
    const Candidate only = position.first_left_on(cell);
    Said said = sentence(position, {cell, position.table().number(only)}, around.wording);
    Finding finding{.where = std::move(said.where),
                    .because = std::move(said.because),
                    .placed = {only},
                    .rests_on = {.cells = {cell}}};
    for (const Vertex cited : finding.where) {
      if (cited != cell) finding.rests_on.placed.push_back(position.number_at(cited));
    }
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
