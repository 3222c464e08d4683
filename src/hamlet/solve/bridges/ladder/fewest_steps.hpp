#pragma once

#include "hamlet/solve/bridges/ladder/way.hpp"

namespace hamlet::bridges {

/// A way with as few steps as could be found. A step is one rule, up to one what-if, at one place.
struct FewestSteps {
  Way way;
  bool is_proved = false;     // no way has fewer
  std::size_t at_least = 0;   // every way has so many
  std::size_t positions = 0;  // looked at
};

/// From a position whose only solution, and some way to it, are given. Looks through the positions that steps
/// lead to, those first that may lie on the shortest way; where there are too many of them, the best way
/// found is not proved to be the shortest.
FewestSteps find_fewest_steps(const Network& network, const LaneBounds& bounds, const Wording& wording,
                              std::span<const int> solution, Way known, const Run& run);

}  // namespace hamlet::bridges
