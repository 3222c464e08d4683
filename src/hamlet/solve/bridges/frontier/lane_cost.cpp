#include "hamlet/solve/bridges/frontier/lane_cost.hpp"

#include <algorithm>
#include <cmath>

namespace hamlet {

LaneCost::LaneCost(const OpenPart& part)
    : part_(&part), at_island_(part.need.size()), at_group_(part.groups), capacity_(part.need.size(), 0) {
  for (std::uint32_t lane = 0; lane < part.lanes.size(); ++lane) {
    for (std::uint32_t island : part.lanes[lane].island) {
      if (island == OpenLane::none) continue;
      at_island_[island].push_back(lane);
      capacity_[island] += part.lanes[lane].span;
    }
    for (std::uint32_t group : part.lanes[lane].group) {
      if (group != OpenLane::none) at_group_[group].push_back(lane);
    }
  }
}

double LaneCost::island_cost(std::uint32_t island, int decided) const {
  if (decided == 0 || decided == capacity_[island]) return 0;
  const int need = part_->need[island];
  const int most = std::min(need, capacity_[island] - decided);
  const int least = std::max(0, need - decided);
  return per_rest * std::log(most - least + 1);
}

}  // namespace hamlet
