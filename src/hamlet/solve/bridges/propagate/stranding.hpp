#pragma once

#include <functional>
#include <optional>

#include "hamlet/solve/bridges/propagate/island_hull.hpp"

namespace hamlet::bridges {

/// A way to finish an island. It is impossible if it closes off a group, closes a loop, or strands an island:
/// the island cannot get enough bridges once those of the way are drawn, the lanes that they cross are
/// barred, and the islands that they fill are closed.
struct WayToFinish {
  std::span<const int> bridges;      // in all, by outlet
  std::span<const Vertex> stranded;  // may repeat
  std::span<const Vertex> closed;    // the group that it closes off
  bool is_possible;
};

/// Visits every way to finish an island with a known number. Returns false if there are more ways than a
/// person would go through; some may have been visited then. Leaves the position unchanged.
bool visit_ways_to_finish(Position& position, Vertex island,
                          const std::function<void(const WayToFinish&)>& visitor);

/// The hull of the possible ways to finish an island. Returns nothing if no way is impossible, or if there
/// are too many ways. Leaves the position unchanged.
std::optional<IslandHull> hull_without_stranding(Position& position, Vertex island);

/// Applies `hull_without_stranding` to every island once and propagates. Returns false on a clash.
bool propagate_stranding(Position& position);

}  // namespace hamlet::bridges
