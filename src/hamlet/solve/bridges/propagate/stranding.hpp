#pragma once

#include <optional>

#include "hamlet/solve/bridges/propagate/island_hull.hpp"

namespace hamlet::bridges {

/// The bounds left for the lanes of an island, and the islands that would otherwise be stranded.
struct Stranding {
  IslandHull hull;
  std::vector<Vertex> stranded;  // ascending, each once
  std::size_t ways = 0;          // to finish the island
  std::size_t dropped = 0;       // of these, how many were dropped
};

/// Enumerates the ways to finish an island with a known demand. Drops a way if it closes off a group or
/// strands an island. (An island is stranded if it cannot get enough bridges once those of the way are drawn,
/// the lanes that they cross are barred, and the islands that they fill are closed.) Returns nothing if no
/// way is dropped, or if there are more ways than a person would go through. Leaves the position unchanged.
std::optional<Stranding> hull_without_stranding(Position& position, Vertex island);

/// Applies `hull_without_stranding` to every island once and propagates. Returns false on a clash.
bool propagate_stranding(Position& position);

}  // namespace hamlet::bridges
