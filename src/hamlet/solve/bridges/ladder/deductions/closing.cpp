#include "hamlet/solve/bridges/propagate/closing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/ladder/island_targets.hpp"

namespace hamlet::bridges {

namespace {

std::optional<Finding> look_at_closing(Position& position, const Wording& wording, Vertex island) {
  const auto hull = hull_without_closing(position, island);
  if (!hull || (!hull->is_empty && !is_tighter(position, island, *hull))) return std::nullopt;
  Finding finding{.where = {island}, .targets = {}, .because = {}, .is_clash = hull->is_empty};
  const std::string who = wording.island(island);
  if (hull->is_empty) {
    finding.because =
        fmt::format("Every way of finishing {} closes off a group of islands from the others", who);
    return finding;
  }
  const auto outlets = position.network().outlets(island);
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    if (hull->least[i] <= position.least(outlets[i].lane) && hull->most[i] >= position.most(outlets[i].lane))
      continue;
    finding.targets.push_back({outlets[i].lane, hull->least[i], hull->most[i]});
    finding.where.push_back(outlets[i].island);
  }
  const ClosedGroup closed = group_closed_by_finishing(position, island);
  for (const auto* named : {&closed.neighbours, &closed.islands}) {
    for (const Vertex other : *named) {
      if (!std::ranges::count(finding.where, other)) finding.where.push_back(other);
    }
  }
  finding.because =
      fmt::format("If {} were finished {}, {} would be closed off from the other islands, so {}", who,
                  closed.neighbours.empty() ? "without another neighbour"
                                            : "with bridges to " + wording.cells(closed.neighbours) + " only",
                  wording.cells(closed.islands), wording.conclusion(position, island, finding.targets));
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
    .summary = "finishing an island in some way would close off a group from the others",
    .apply = apply_closing,
    .targets_at = closing_targets,
    .look_at = look_at_closing,
};

}  // namespace hamlet::bridges
