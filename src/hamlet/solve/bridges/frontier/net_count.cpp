#include "hamlet/solve/bridges/frontier/net_count.hpp"

#include <algorithm>

#include "hamlet/solve/bridges/frontier/lane_order.hpp"
#include "hamlet/solve/bridges/frontier/open_parts.hpp"
#include "hamlet/solve/bridges/frontier/part_sweep.hpp"

namespace hamlet {

NetCount count_by_sweep(const Network& network, const LaneBounds& bounds, const Run& run) {
  const auto parts = open_parts(network, bounds);
  NetCount all;
  if (!parts) return all;
  all.nets = 1;
  for (const OpenPart& part : *parts) {
    const LaneOrder order = find_lane_order(part, run);
    const SweepPlan plan(part, order.lanes);
    const NetCount one = count_part(plan, run);
    all.states += one.states;
    all.peak_states = std::max(all.peak_states, one.peak_states);
    all.ended = one.ended;
    all.why = one.why;
    if (one.ended != NetCount::Ended::counted) return all;
    all.nets *= one.nets;
    if (all.nets.is_zero()) break;
  }
  return all;
}

}  // namespace hamlet
