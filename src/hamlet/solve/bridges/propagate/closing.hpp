#pragma once

#include <optional>

#include "hamlet/solve/bridges/propagate/island_hull.hpp"

namespace hamlet::bridges {

/// What the lanes of a known, unfinished island can carry if finishing it must not close off a group of
/// islands from the others; nothing if no way of finishing it would.
std::optional<IslandHull> hull_without_closing(const Position& position, Vertex island);

/// A way of finishing the island that closes off a group: with which neighbours, and which islands.
struct ClosedGroup {
  std::vector<Vertex> neighbours;
  std::vector<Vertex> islands;
};
ClosedGroup group_closed_by_finishing(const Position& position, Vertex island);

/// Applies that to all islands once, with what follows; false on a clash.
bool never_close_off(Position& position);

}  // namespace hamlet::bridges
