#pragma once

#include <cstdint>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/sweep/open_parts.hpp"

namespace hamlet::bridges {

/// The order in which a sweep decides the lanes of a part. After each lane, a state holds what the islands
/// still need, which groups are joined and which lanes are crossed. The order determines how much that is.
struct LaneOrder {
  std::vector<std::uint32_t> lanes;
  double states = 0;  // predicted total over all layers; a rough guess
  double peak = 0;    // predicted largest layer
};

/// Predicts the cost of an order.
LaneOrder weigh(const OpenPart& part, std::vector<std::uint32_t> lanes);

/// Returns the best order found. It depends only on the arguments and `run.seed`, unless the run ends first.
LaneOrder find_lane_order(const OpenPart& part, const Run& run);

}  // namespace hamlet::bridges
