#include "hamlet/solve/bridges/sweep/net_count.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/bridges/sweep/lane_order.hpp"
#include "hamlet/solve/bridges/sweep/open_parts.hpp"
#include "hamlet/solve/bridges/sweep/part_sweep.hpp"

namespace hamlet::bridges {

namespace {

/// A prediction may be too high by this factor. A state takes at least this many bytes.
constexpr double most_error = 1e4, bytes_of_state = 32;

NetCount count_part(const OpenPart& part, const Run& run) {
  const LaneOrder order = find_lane_order(part, run);
  const double fitting = static_cast<double>(run.memory.bytes()) / bytes_of_state;
  if (order.peak > most_error * std::max(fitting, 1.0)) {
    return {.ended = NetCount::Ended::too_large,
            .why = fmt::format("{} lanes are open together: a layer of about {:.0e} states is predicted",
                               part.lanes.size(), order.peak)};
  }
  NetCount count = count_part(SweepPlan(part, order.lanes), run);
  if (count.ended == NetCount::Ended::too_large)
    count.why = fmt::format("{} lanes are open together: {}", part.lanes.size(), count.why);
  return count;
}

}  // namespace

NetCount count_by_sweep(const Network& network, const LaneBounds& bounds, const Run& run) {
  NetCount all;
  auto parts = open_parts(network, bounds);
  if (!parts) return all;
  // Smallest first: a part without nets makes the others unnecessary.
  std::sort(parts->begin(), parts->end(),
            [](const OpenPart& a, const OpenPart& b) { return a.lanes.size() < b.lanes.size(); });
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
