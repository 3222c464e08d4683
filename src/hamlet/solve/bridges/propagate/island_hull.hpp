#pragma once

#include <array>

#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// An island has at most one lane in each of eight directions.
inline constexpr std::size_t most_outlets = 8;

/// The bounds that a rule leaves for the lanes of one island, by outlet.
struct IslandHull {
  std::array<int, most_outlets> least;
  std::array<int, most_outlets> most;
  bool is_empty = true;

  /// Widens the bounds of an outlet to include a range.
  void include(std::size_t outlet, int from, int to) {
    least[outlet] = std::min(least[outlet], from);
    most[outlet] = std::max(most[outlet], to);
  }
  friend bool operator==(const IslandHull&, const IslandHull&) = default;
};

inline IslandHull empty_hull() {
  IslandHull hull;
  hull.least.fill(INT32_MAX);
  hull.most.fill(INT32_MIN);
  return hull;
}

/// Returns whether the hull is tighter than the position.
inline bool is_tighter(const Position& position, Vertex island, const IslandHull& hull) {
  const auto outlets = position.network().outlets(island);
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    if (hull.least[i] > position.least(outlets[i].lane) || hull.most[i] < position.most(outlets[i].lane))
      return true;
  }
  return false;
}

/// Tightens the lanes of the island to the hull. Returns false on a clash.
inline bool apply_hull(Position& position, Vertex island, const IslandHull& hull) {
  const auto outlets = position.network().outlets(island);
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    if (!position.lower(outlets[i].lane, hull.most[i], Cause::rule, island)) return false;
    if (!position.raise(outlets[i].lane, hull.least[i], Cause::rule, island)) return false;
  }
  return true;
}

}  // namespace hamlet::bridges
