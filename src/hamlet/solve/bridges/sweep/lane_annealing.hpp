#pragma once

#include <cstdint>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/sweep/lane_cost.hpp"

namespace hamlet::bridges {

/// The best order met on a walk from `order`: a move takes a few lanes that follow one another to another
/// place nearby, and is made if it multiplies the sum of all cuts' states by less than a random factor, which
/// comes down to 1 in the course of the walk.
std::vector<std::uint32_t> anneal_lane_order(const LaneCost& cost, std::vector<std::uint32_t> order,
                                             std::uint64_t moves, Rng& rng, const Run& run);

}  // namespace hamlet::bridges
