#pragma once

#include <optional>

#include "hamlet/solve/bridges/propagate/island_hull.hpp"

namespace hamlet::bridges {

/// What is left for the lanes of an island, and who would be stranded otherwise.
struct Stranding {
  IslandHull hull;
  std::vector<Vertex> stranded;  // ascending, each once
  std::size_t ways = 0;          // of finishing the island
  std::size_t dropped = 0;       // of them
};

/// Goes through the ways of finishing a known island. A way is dropped if it closes off a group, or if with
/// its bridges drawn, the lanes they cross barred and the islands they fill up closed, an island is left that
/// cannot get enough bridges. Nothing if no way is dropped, or if there are more ways than a person would go
/// through. The position is as before afterwards.
std::optional<Stranding> hull_without_stranding(Position& position, Vertex island);

/// Applies that to all islands once, with what follows; false on a clash.
bool never_strand(Position& position);

}  // namespace hamlet::bridges
