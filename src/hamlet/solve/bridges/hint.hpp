#pragma once

#include <optional>

#include "hamlet/solve/bridges/grade.hpp"

namespace hamlet::bridges {

/// A hint for a player: how to continue from what is drawn.
struct Hint {
  enum class Kind { mistake, step, solved, none, ambiguous, unknown };
  Kind kind = Kind::unknown;
  std::string mistake = {};         // what is wrong in the drawing, and why
  std::vector<Vertex> where = {};   // the islands of the mistake, or of the last step
  std::vector<WayStep> steps = {};  // up to and including the first that draws a bridge
  bool is_unique = false;           // if false, the steps hold in every solution
  std::string method = {};          // the method that proved that there is one solution, or none
  std::string why = {};             // if none or unknown
};

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
