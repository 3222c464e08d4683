#include "hamlet/solve/bridges/sweep/lane_cost.hpp"

namespace hamlet::bridges {

LaneCost::LaneCost(const OpenPart& part)
    : part_(&part),
      at_island_(part.need.size()),
      at_group_(part.groups),
      capacity_(part.need.size(), 0),
      group_cost_(part.groups, per_group_without) {
  for (std::size_t rests = 1; rests < cost_of_rests_.size(); ++rests)
    cost_of_rests_[rests] = per_rest * std::log(static_cast<double>(rests));
  for (std::uint32_t lane = 0; lane < part.lanes.size(); ++lane) {
    for (std::uint32_t island : part.lanes[lane].island) {
      if (island == OpenLane::none) continue;
      at_island_[island].push_back(lane);
      capacity_[island] += part.lanes[lane].span;
    }
    for (int end : {0, 1}) {
      const std::uint32_t group = part.lanes[lane].group[end];
      if (group == OpenLane::none) continue;
      at_group_[group].push_back(lane);
      if (part.lanes[lane].island[end] != OpenLane::none) group_cost_[group] = per_group_with_needs;
    }
  }
}

}  // namespace hamlet::bridges
