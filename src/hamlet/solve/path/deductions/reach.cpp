#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/plural.hpp"
#include "hamlet/solve/path/deduce/gap_layers.hpp"
#include "hamlet/solve/path/deduce/path_deduction.hpp"

namespace hamlet {

namespace {

/// The nearest numbers placed before and after, and the missing ones between them.
struct Surrounding {
  Step before = 0, after = 0;  // 0 if there is none
  std::size_t steps_from = 0, steps_to = 0;
  NumberGap gap = {};
};

Surrounding surrounding_of(const PathPosition& position, Step number) {
  const CandidateTable& table = position.table();
  Surrounding found;
  Step at = number;
  std::vector<Step> earlier;
  for (;;) {
    at = table.before(at);
    ++found.steps_from;
    if (at == 0 || at == number) break;
    if (position.cell_at(at) != no_vertex) {
      found.before = at;
      found.gap.from = position.cell_at(at);
      break;
    }
    earlier.push_back(at);
  }
  found.gap.numbers.assign(earlier.rbegin(), earlier.rend());
  for (at = number;;) {
    if (at != number && position.cell_at(at) != no_vertex) {
      found.after = at;
      found.gap.to = position.cell_at(at);
      break;
    }
    found.gap.numbers.push_back(at);
    at = table.after(at);
    ++found.steps_to;
    if (at == 0 || at == number) break;
  }
  return found;
}

/// Whether the numbers beside it alone say so, or something else was excluded before.
bool shows_by_reach_alone(const PathPosition& position, Step number, const Surrounding& around,
                          const Run& run) {
  const CandidateTable& table = position.table();
  GapLayers layers(table.puzzle(), table.rules(), position.numbers_by_cell());
  const auto& found = layers.find(around.gap, table.size(), run);
  const auto at = std::ranges::find(around.gap.numbers, number) - around.gap.numbers.begin();
  return !found.empty() && found[static_cast<std::size_t>(at)].size() == 1;
}

std::string reason(const PathPosition& position, Step number, const Surrounding& around,
                   const PathWording& wording, const Run& run) {
  const auto [before, after, steps_from, steps_to, gap] = around;
  std::string why;
  if (before == 0 && after == 0) return "no other cell is left for it";
  const std::string from = before == 0 ? "" : wording.visit(before, gap.from);
  const std::string to = after == 0 ? "" : wording.visit(after, gap.to);
  if (before == 0 || after == 0) {
    const std::size_t steps = before != 0 ? steps_from : steps_to;
    why = steps == 1 ? fmt::format("no other free cell is beside {}", before != 0 ? from : to)
                     : fmt::format("{} {} nothing else is {} away", before != 0 ? "from" : "to",
                                   before != 0 ? from : to, number_of(steps, "step"));
    // Beside one number there may be more cells, from which the path could not go on.
  } else if (steps_from == 1 && steps_to == 1) {
    why = fmt::format("no other free cell lies between {} and {}", from, to);
  } else if (steps_from == 1) {
    why = fmt::format("from no other free cell beside {} can {} be reached in time", from, to);
  } else if (steps_to == 1) {
    why = fmt::format("no other free cell beside {} can be reached from {} in time", to, from);
  } else {
    why = fmt::format("from {} and to {} nothing else can be reached in time", from, to);
  }
  if (!shows_by_reach_alone(position, number, around, run)) why += ", after what is excluded already";
  return why;
}

std::optional<PathFinding> look(PathPosition& position, PathLookAround& around) {
  return look_round_numbers(
      position.table().length(), around.from, [&](Step number) -> std::optional<PathFinding> {
        if (position.cell_at(number) != no_vertex || position.cells_left(number) != 1) return std::nullopt;
        const Candidate only = position.first_left_for(number);
        const Vertex cell = position.table().cell(only);
        PathFinding finding{.where = {cell}, .placed = only, .rests_on = {.numbers = {number}}};
        const Surrounding beside = surrounding_of(position, number);
        finding.because = fmt::format("{} can only be at {}: {}", number, around.wording.cell(cell),
                                      reason(position, number, beside, around.wording, around.run));
        for (const Vertex v : {beside.gap.from, beside.gap.to}) {
          if (v != no_vertex) finding.where.push_back(v);
        }
        return finding;
      });
}

}  // namespace

extern const PathDeduction reach_path_deduction = {
    .name = "reach",
    .level = path_level_reach,
    .summary = "a number has one cell left that can be reached in time from the numbers beside it",
    .look = look,
};

}  // namespace hamlet
