#include "hamlet/solve/bridges/sweep/part_plan.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/bridges/sweep/lane_order.hpp"

namespace hamlet::bridges {

namespace {

/// A prediction may be too high by this factor. A state takes at least this many bytes.
constexpr double most_error = 1e4, bytes_of_state = 32;

}  // namespace

std::optional<PartPlan> plan_for(const OpenPart& part, const Run& run, NetCount& refused) {
  LaneOrder order = find_lane_order(part, run);
  const double fitting = static_cast<double>(run.memory.bytes()) / bytes_of_state;
  if (order.peak > most_error * std::max(fitting, 1.0)) {
    refused.ended = NetCount::Ended::too_large;
    refused.why = fmt::format("a layer of about {:.0e} states is predicted", order.peak);
    return std::nullopt;
  }
  SweepPlan steps(part, order.lanes);
  return PartPlan{std::move(order.lanes), std::move(steps)};
}

void name_part(const OpenPart& part, NetCount& count) {
  if (count.ended == NetCount::Ended::too_large)
    count.why = fmt::format("{} lanes are open together: {}", part.lanes.size(), count.why);
}

std::optional<std::vector<OpenPart>> parts_by_size(const Network& network, const LaneBounds& bounds) {
  auto parts = open_parts(network, bounds);
  if (!parts) return std::nullopt;
  std::stable_sort(parts->begin(), parts->end(),
                   [](const OpenPart& a, const OpenPart& b) { return a.lanes.size() < b.lanes.size(); });
  return parts;
}

}  // namespace hamlet::bridges
