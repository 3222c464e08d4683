#pragma once

#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/bridges/ladder/way.hpp"

namespace hamlet::bridges {

/// How hard a puzzle is, with the whole way that shows it.
struct Grade : WayCost {
  Found found;  // at most two nets; the way leads to the solution only if there is one
  Way way = {};

  bool is_unique() const { return found.is_unique(); }
};

/// Solves the puzzle from the bounds on, proves that it has one solution, and finds the way to it; to the
/// clash if it has none; as far as the rules lead if it has several.
Grade grade(const BridgesPuzzle& puzzle, const LaneBounds& bounds, const Run& run);

/// Another way to the same end, with what it costs.
void replace_way(Grade& grade, Way way);

}  // namespace hamlet::bridges
