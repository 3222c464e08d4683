#pragma once

#include "hamlet/solve/bridges/ladder/way.hpp"

namespace hamlet::bridges {

/// A way as it is told, from the bounds where it begins. Each step names the earlier steps that it builds on.
/// Steps of a solved way that draw no bridge are left out if no other step builds on them. What follows
/// island after island, each with only one neighbour left, is one step.
Way told(Way way, const LaneBounds& bounds, const Wording& wording);

/// The last step, and those that it builds on.
std::vector<WayStep> steps_to_last(std::vector<WayStep> steps, const LaneBounds& bounds,
                                   const Wording& wording);

}  // namespace hamlet::bridges
