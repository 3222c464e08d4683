#pragma once

#include <vector>

#include "hamlet/solve/bridges/ladder/wording.hpp"
#include "hamlet/solve/bridges/propagate/island_hull.hpp"

namespace hamlet::bridges {

/// The bounds of an island's lanes by its demand alone: each lane carries at least what the others cannot.
std::vector<LaneTarget> share_targets(const Position& position, Vertex island);
/// Whether the demand takes all that the lanes can carry, or is unknown.
bool needs_no_sharing(const Position& position, Vertex island);

/// How many neighbours can take a bridge from the island, or have taken one; and "3 neighbours", or
/// "3 neighbours left" if there were more.
std::size_t open_neighbours(const Position& position, Vertex island);
std::string neighbours_text(const Position& position, Vertex island);

/// The hull as bounds of the island's lanes.
std::vector<LaneTarget> hull_targets(const Position& position, Vertex island, const IslandHull& hull);

}  // namespace hamlet::bridges
