#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/ladder/island_targets.hpp"

namespace hamlet::bridges {

namespace {

/// With one open lane, it is the rule about the only neighbour.
bool is_full_by_several(const Position& position, Vertex island) {
  if (!position.network().is_known(island) || position.most_sum(island) != position.network().least(island))
    return false;
  const auto outlets = position.network().outlets(island);
  return std::ranges::count_if(outlets, [&](const Outlet& o) { return position.is_open(o.lane); }) > 1;
}

/// "double bridges all round"
std::string all_round(int bridges) {
  return bridges == 2 ? "double bridges all round"
                      : fmt::format("{} each way", bridges == 1 ? "a bridge" : bridge_count(bridges));
}

std::optional<Finding> look_at_full(Position& position, const Wording& wording, Vertex island) {
  if (!is_full_by_several(position, island)) return std::nullopt;
  Finding finding{.where = {island}, .targets = {}, .because = {}};
  for (const auto& [lane, other] : position.network().outlets(island)) {
    if (!position.is_open(lane)) continue;
    finding.targets.push_back({lane, position.most(lane), position.most(lane)});
    finding.where.push_back(other);
  }
  const std::string neighbours = neighbours_text(position, island);
  const int room = finding.targets[0].most;
  const bool is_even =
      position.least_sum(island) == 0 &&
      std::ranges::all_of(finding.targets, [&](const LaneTarget& target) { return target.most == room; });
  finding.because =
      is_even ? fmt::format("{} has {}{}: {}", wording.island_in_place(island), neighbours,
                            room == wording.network().k()
                                ? ""
                                : fmt::format(", which take {}", bridge_count(room) + " each"),
                            all_round(room))
              : fmt::format("{} needs all that its {} can take: {}", capitalised(wording.island(island)),
                            neighbours, wording.conclusion(position, island, finding.targets));
  return finding;
}

std::vector<LaneTarget> full_targets(Position& position, Vertex island) {
  return is_full_by_several(position, island) ? share_targets(position, island) : std::vector<LaneTarget>();
}

}  // namespace

extern const Deduction full_deduction = {
    .name = "full",
    .level = level_outlets,
    .summary =
        "an island needs all that its neighbours can take: 4 in the corner, 6 on the side, 8 in the middle",
    .is_local = true,
    .targets_at = full_targets,
    .look_at = look_at_full,
};

}  // namespace hamlet::bridges
