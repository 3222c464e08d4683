#pragma once

#include <vector>

#include "hamlet/solve/bridges/ladder/wording.hpp"
#include "hamlet/solve/bridges/propagate/island_hull.hpp"

namespace hamlet::bridges {

/// The bounds of an island's lanes by its demand alone: each lane carries at least what the others cannot.
std::vector<LaneTarget> share_targets(const Position& position, Vertex island);
/// Whether the demand takes all that the lanes can carry, or is unknown.
bool needs_no_sharing(const Position& position, Vertex island);

/// The hull as bounds of the island's lanes.
std::vector<LaneTarget> hull_targets(const Position& position, Vertex island, const IslandHull& hull);

}  // namespace hamlet::bridges
