#pragma once

#include "hamlet/solve/bridges/frontier/net_count.hpp"
#include "hamlet/solve/bridges/frontier/sweep_plan.hpp"

namespace hamlet {

/// Counts the nets of the part that was planned.
NetCount count_part(const SweepPlan& plan, const Run& run);

}  // namespace hamlet
