#pragma once

#include <optional>

#include "hamlet/solve/bridges/propagate/island_hull.hpp"

namespace hamlet::bridges {

/// The hull of all ways to finish an island that close off no group of islands from the others. Returns
/// nothing if no way closes one off, or if the island is finished or its demand unknown.
std::optional<IslandHull> hull_without_closing(const Position& position, Vertex island);

/// A way to finish the island that closes off a group: the neighbours in other groups that it uses, and the
/// islands of the closed group.
struct ClosedGroup {
  std::vector<Vertex> neighbours;
  std::vector<Vertex> islands;
};
ClosedGroup group_closed_by_finishing(const Position& position, Vertex island);

/// Applies `hull_without_closing` to every island once and propagates. Returns false on a clash.
bool propagate_closing(Position& position);

}  // namespace hamlet::bridges
