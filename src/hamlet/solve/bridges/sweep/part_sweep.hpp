#pragma once

#include "hamlet/solve/bridges/sweep/net_count.hpp"
#include "hamlet/solve/bridges/sweep/sweep_plan.hpp"

namespace hamlet::bridges {

/// Counts the nets of the planned part.
NetCount count_part(const SweepPlan& plan, const Run& run);

}  // namespace hamlet::bridges
