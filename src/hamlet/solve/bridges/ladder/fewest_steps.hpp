#pragma once

#include "hamlet/solve/bridges/ladder/way.hpp"

namespace hamlet::bridges {

/// A way with as few steps as could be found. A step applies one rule, at most a what-if, at one place; the
/// rule of chains, which draws bridges at many, takes no part.
struct FewestSteps {
  Way way;
  bool is_proved = false;     // no way has fewer steps
  std::size_t at_least = 0;   // every way has at least this many steps
  std::size_t positions = 0;  // visited
};

/// Needs the only solution within the bounds, and some way to it. Searches the positions that steps lead to,
/// best first by a lower bound on the steps; if there are too many positions, the best way found is not
/// proved to be the shortest.
FewestSteps find_fewest_steps(const Network& network, const LaneBounds& bounds, const Wording& wording,
                              std::span<const int> solution, Way known, const Run& run);

}  // namespace hamlet::bridges
