#pragma once

#include <optional>

#include "hamlet/solve/bridges/grade.hpp"

namespace hamlet::bridges {

using Hint = hamlet::Hint<WayStep>;

/// Returns the first mistake in the drawing, otherwise the steps to the next bridge. The drawn bridges are
/// lower bounds; they may break the rules.
Hint hint(const BridgesPuzzle& puzzle, const std::vector<Bridge>& drawn, const Run& run);

/// The drawn bridges as lower bounds, or the first rule that they break and that drawing more cannot repair.
struct DrawnBounds {
  LaneBounds bounds;
  std::optional<Violation> violation = {};
};
DrawnBounds bounds_of(const BridgesPuzzle& puzzle, const std::vector<Bridge>& drawn);

}  // namespace hamlet::bridges
