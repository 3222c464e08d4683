#include <fmt/format.h>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/ladder/island_targets.hpp"

namespace hamlet::bridges {

namespace {

/// The only lane that can take the bridges that the island still needs or, without a number, its first
/// bridge.
std::optional<Outlet> only_outlet(const Position& position, Vertex island) {
  const Network& network = position.network();
  if (position.is_finished(island)) return std::nullopt;
  if (!network.is_known(island) && position.least_sum(island) >= network.least(island)) return std::nullopt;
  std::optional<Outlet> only;
  for (const Outlet& outlet : network.outlets(island)) {
    if (!position.is_open(outlet.lane)) continue;
    if (only) return std::nullopt;
    only = outlet;
  }
  return only && position.most_sum(island) >= network.least(island) ? only : std::nullopt;
}

LaneTarget target_on(const Position& position, Vertex island, LaneIndex lane) {
  const int needed = position.least(lane) + position.network().least(island) - position.least_sum(island);
  return {lane, needed, position.network().is_known(island) ? needed : position.most(lane)};
}

std::string what_goes_there(const Position& position, Vertex island, int added) {
  if (position.least_sum(island) == 0)
    return fmt::format("{} {}", bridges_text(added), added > 2 ? "go" : "goes");
  return added == 1 ? "its last bridge goes" : fmt::format("its last {} go", bridge_count(added));
}

std::optional<Finding> look_at_outlets(Position& position, const Wording& wording, Vertex island) {
  const auto only = only_outlet(position, island);
  if (!only) return std::nullopt;
  const LaneTarget target = target_on(position, island, only->lane);
  if (target.least <= position.least(only->lane)) return std::nullopt;
  const std::string who = capitalised(wording.island(island));
  const std::string left =
      fmt::format("has only one neighbour{}, {}",
                  position.network().outlets(island).size() > 1 ? " left" : "", wording.cell(only->island));
  return Finding{.where = {island, only->island},
                 .targets = {target},
                 .because = position.network().is_known(island)
                                ? fmt::format("{} {}: {} there", who, left,
                                              what_goes_there(position, island,
                                                              target.least - position.least(only->lane)))
                                : fmt::format("{} must be joined with the others, and {}", who, left)};
}

std::vector<LaneTarget> outlets_targets(Position& position, Vertex island) {
  const auto only = only_outlet(position, island);
  return only ? std::vector{target_on(position, island, only->lane)} : std::vector<LaneTarget>();
}

}  // namespace

extern const Deduction outlets_deduction = {
    .name = "outlets",
    .level = level_outlets,
    .summary = "an island has only one neighbour left that can take its bridges",
    .is_local = true,
    .targets_at = outlets_targets,
    .look_at = look_at_outlets,
};

}  // namespace hamlet::bridges
