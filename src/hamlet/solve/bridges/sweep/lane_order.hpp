#pragma once

#include <cstdint>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/sweep/open_parts.hpp"

namespace hamlet::bridges {

/// The order in which a sweep decides the lanes of a part. After each of them it must remember what islands
/// still need, which groups are joined, and which lanes are crossed: much or little, as the order has it.
struct LaneOrder {
  std::vector<std::uint32_t> lanes;
  double states = 0;  // predicted total over all layers; a rough guess
  double peak = 0;    // predicted largest layer
};

/// What an order would cost.
LaneOrder weigh(const OpenPart& part, std::vector<std::uint32_t> lanes);

/// The best order found. It depends on the arguments and `run.seed` alone unless the run ends first.
LaneOrder find_lane_order(const OpenPart& part, const Run& run);

}  // namespace hamlet::bridges
