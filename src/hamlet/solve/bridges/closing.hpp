#pragma once

#include <optional>

#include "hamlet/solve/bridges/island_hull.hpp"

namespace hamlet {

/// What the lanes of a known, unfinished island can carry if finishing it must not close off a group of
/// islands from the others; nothing if no way of finishing it would.
std::optional<IslandHull> hull_without_closing(const Position& position, Vertex island);

/// Applies that to all islands once, with what follows; false on a clash.
bool never_close_off(Position& position);

}  // namespace hamlet
