#include "hamlet/solve/bridges/propagate/closing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/ladder/island_targets.hpp"

namespace hamlet::bridges {

namespace {

std::string closing_reason(const Wording& wording, Vertex island, std::span<const ClosedGroup> groups) {
  std::string text;
  for (const ClosedGroup& group : groups) {
    text += text.empty() ? fmt::format("{} cannot be finished ", capitalised(wording.island(island)))
                         : std::string("; nor ");
    text += fmt::format("with {} alone, which would cut off {}", wording.cells(group.neighbours),
                        wording.smaller_side(group.islands));
  }
  return text;
}

std::optional<Finding> look_at_closing(Position& position, const Wording& wording, Vertex island) {
  const auto hull = hull_without_closing(position, island);
  if (!hull || (!hull->is_empty && !is_tighter(position, island, *hull))) return std::nullopt;
  Finding finding{.where = {island}, .targets = {}, .because = {}, .is_clash = hull->is_empty};
  if (hull->is_empty) {
    finding.because =
        fmt::format("However {} is finished, a group of islands is cut off", wording.island(island));
    return finding;
  }
  const auto outlets = position.network().outlets(island);
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    if (hull->least[i] <= position.least(outlets[i].lane) && hull->most[i] >= position.most(outlets[i].lane))
      continue;
    finding.targets.push_back({outlets[i].lane, hull->least[i], hull->most[i]});
    finding.where.push_back(outlets[i].island);
  }
  const std::vector<ClosedGroup> groups = groups_closed_by_finishing(position, island);
  for (const ClosedGroup& group : groups) {
    add_named(finding.where, group.neighbours);
    add_named(finding.where, wording.smaller_side_of(group.islands));
  }
  finding.because = fmt::format("{}, so {}", closing_reason(wording, island, groups),
                                wording.conclusion(position, island, finding.targets));
  return finding;
}

bool apply_closing(Position& position, const Run&) { return propagate_closing(position); }

std::vector<LaneTarget> closing_targets(Position& position, Vertex island) {
  const auto hull = hull_without_closing(position, island);
  return hull ? hull_targets(position, island, *hull) : std::vector<LaneTarget>();
}

}  // namespace

extern const Deduction closing_deduction = {
    .name = "closing",
    .level = level_closing,
    .summary = "isolation: finishing an island in some way would cut off a group from the others",
    .is_local = true,
    .apply = apply_closing,
    .targets_at = closing_targets,
    .look_at = look_at_closing,
};

}  // namespace hamlet::bridges
