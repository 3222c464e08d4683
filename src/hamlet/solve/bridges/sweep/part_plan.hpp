#pragma once

#include <optional>

#include "hamlet/solve/bridges/sweep/net_count.hpp"
#include "hamlet/solve/bridges/sweep/sweep_plan.hpp"

namespace hamlet::bridges {

/// The plan with the best order of lanes that was found. If a sweep by it would never fit the memory, returns
/// nothing and says so in `refused`.
struct PartPlan {
  std::vector<std::uint32_t> order;
  SweepPlan steps;
};
std::optional<PartPlan> plan_for(const OpenPart& part, const Run& run, NetCount& refused);

/// Says in `count`, if the sweep was too large, how many lanes were open together.
void name_part(const OpenPart& part, NetCount& count);

/// The parts that the bounds leave open, the smallest first: one without nets makes the others unnecessary.
/// Nothing if there is no net.
std::optional<std::vector<OpenPart>> parts_by_size(const Network& network, const LaneBounds& bounds);

}  // namespace hamlet::bridges
