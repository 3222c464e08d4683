#include "hamlet/solve/bridges/sweep/net_count.hpp"

#include <algorithm>

#include "hamlet/solve/bridges/sweep/part_plan.hpp"
#include "hamlet/solve/bridges/sweep/part_sweep.hpp"

namespace hamlet::bridges {

namespace {

NetCount count_part(const OpenPart& part, const Run& run) {
  NetCount count;
  if (const auto plan = plan_for(part, run, count)) count = count_part(plan->steps, run);
  name_part(part, count);
  return count;
}

}  // namespace

NetCount count_by_sweep(const Network& network, const LaneBounds& bounds, const Run& run) {
  NetCount all;
  const auto parts = parts_by_size(network, bounds);
  if (!parts) return all;
  all.nets = 1;
  for (const OpenPart& part : *parts) {
    NetCount one = count_part(part, run);
    all.states += one.states;
    all.peak_states = std::max(all.peak_states, one.peak_states);
    all.ended = one.ended;
    all.why = std::move(one.why);
    all.nets *= one.nets;
    if (all.ended != NetCount::Ended::counted || all.nets.is_zero()) break;
  }
  return all;
}

}  // namespace hamlet::bridges
