#pragma once

#include <cstdint>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/sweep/lane_cost.hpp"

namespace hamlet::bridges {

/// Improves `order` by simulated annealing and returns the best order seen. A move shifts a few consecutive
/// lanes to a place nearby. It is accepted if it multiplies the predicted states, summed over all cuts, by at
/// most a random factor, which falls towards 1 in the course of the walk.
std::vector<std::uint32_t> anneal_lane_order(const LaneCost& cost, std::vector<std::uint32_t> order,
                                             std::uint64_t moves, Rng& rng, const Run& run);

}  // namespace hamlet::bridges
