#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/path/ladder/deduction.hpp"
#include "hamlet/solve/path/ladder/gap_reach.hpp"

namespace hamlet::path {

namespace {

/// The gap of a number, with the nearest placed numbers before and after it.
struct Surrounding {
  NumberGap gap;
  std::uint32_t place;  // index of the number in the gap
  Step before, after;   // 0 if there is none
  Vertex from, to;      // their cells
  std::size_t steps_from, steps_to;
};

Surrounding surrounding_of(const Position& position, Step number) {
  const CandidateTable& table = position.table();
  const NumberGap gap = table.numbered(position.cells_by_number()).gap_around(number - 1);
  const std::uint32_t place = (number - 1 + table.length() - gap.first) % table.length();
  const Step before = gap.left == no_index ? 0 : gap.left + 1;
  const Step after = gap.right == no_index ? 0 : gap.right + 1;
  return {.gap = gap,
          .place = place,
          .before = before,
          .after = after,
          .from = position.cell_at(before),
          .to = position.cell_at(after),
          .steps_from = place + std::size_t{1},
          .steps_to = std::size_t{gap.count} - place};
}

/// Whether the placed numbers around the gap suffice, without anything that was excluded before.
bool shows_by_reach_alone(const Position& position, const Surrounding& around, const Run& run) {
  const CandidateTable& table = position.table();
  GapReach reach(table, position.cells_by_number(), position.numbers_by_cell());
  const auto found = reach.find(around.gap, table.size(), run);
  return found && found->of(around.place).size() == 1;
}

std::string reason(const Position& position, const Surrounding& around, const Wording& wording,
                   const Run& run) {
  const auto [gap, place, before, after, from_cell, to_cell, steps_from, steps_to] = around;
  std::string why;
  if (before == 0 && after == 0) return "no other cell is left for it";
  const std::string from = before == 0 ? "" : wording.visit(before, from_cell);
  const std::string to = after == 0 ? "" : wording.visit(after, to_cell);
  if (before == 0 || after == 0) {
    const std::size_t steps = before != 0 ? steps_from : steps_to;
    why = steps == 1 ? fmt::format("no other free cell is beside {}", before != 0 ? from : to)
                     : fmt::format("{} {} nothing else is {} away", before != 0 ? "from" : "to",
                                   before != 0 ? from : to, number_of(steps, "step"));
    // Further cells may be free beside one of the numbers, but the path could not go on from them.
  } else if (steps_from == 1 && steps_to == 1) {
    why = fmt::format("no other free cell lies between {} and {}", from, to);
  } else if (steps_from == 1) {
    why = fmt::format("from no other free cell beside {} can {} be reached in time", from, to);
  } else if (steps_to == 1) {
    why = fmt::format("no other free cell beside {} can be reached from {} in time", to, from);
  } else {
    why = fmt::format("from {} and to {} nothing else can be reached in time", from, to);
  }
  if (!shows_by_reach_alone(position, around, run)) why += ", after what is excluded already";
  return why;
}

std::optional<Finding> look_for_reach(Position& position, LookAround& around) {
  return look_round_numbers(
      position.table().length(), around.from, [&](Step number) -> std::optional<Finding> {
        if (position.cell_at(number) != no_vertex || position.cells_left(number) != 1) return std::nullopt;
        const Candidate only = position.first_left_for(number);
        const Vertex cell = position.table().cell(only);
        Finding finding{.where = {cell}, .placed = only, .rests_on = {.numbers = {number}}};
        const Surrounding beside = surrounding_of(position, number);
        finding.because = fmt::format("{} can only be at {}: {}", number, around.wording.cell(cell),
                                      reason(position, beside, around.wording, around.run));
        for (const Step cited : {beside.before, beside.after}) {
          if (cited == 0) continue;
          finding.where.push_back(position.cell_at(cited));
          finding.rests_on.placed.push_back(cited);
        }
        return finding;
      });
}

}  // namespace

extern const Deduction reach_deduction = {
    .name = "reach",
    .level = level_reach,
    .summary = "a number has one cell left within reach of the numbers before and after it",
    .look = look_for_reach,
};

}  // namespace hamlet::path
