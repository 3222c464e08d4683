#pragma once

#include <optional>

#include "hamlet/solve/bridges/propagate/island_hull.hpp"

namespace hamlet::bridges {

/// The hull of all ways to finish an island that close off no group of islands from the others. Returns
/// nothing if no way closes one off, or if the island is finished or its demand unknown.
std::optional<IslandHull> hull_without_closing(const Position& position, Vertex island);

/// Neighbours with which alone the island cannot be finished, as that would close off a group. (Whoever
/// finishes it with these uses each of them that is not joined to it already.)
struct ClosedGroup {
  std::vector<Vertex> neighbours;
  std::vector<Vertex> islands;  // the group, ascending
};
/// As few of them as rule out what `hull_without_closing` rules out.
std::vector<ClosedGroup> groups_closed_by_finishing(const Position& position, Vertex island);

/// Applies `hull_without_closing` to every island once and propagates. Returns false on a clash.
bool propagate_closing(Position& position);

}  // namespace hamlet::bridges
