#pragma once

#include <optional>

#include "hamlet/solve/bridges/grade.hpp"

namespace hamlet::bridges {

/// What a player is told who asks how to go on from what is drawn.
struct Hint {
  enum class Kind { mistake, step, solved, none, ambiguous, unknown };
  Kind kind = Kind::unknown;
  std::string mistake = {};         // what is drawn wrongly, and why
  std::vector<Vertex> where = {};   // the islands of the mistake, or of the last step
  std::vector<WayStep> steps = {};  // up to the first that draws a bridge
  bool is_unique = false;           // else the steps hold in every solution
  std::string method = {};          // what proved that there is one solution, or none
  std::string why = {};             // when none or unknown
};

/// The first mistake in what is drawn, else the steps up to the next bridge. What is drawn says "at least so
/// many"; it may break the rules.
Hint hint(const BridgesPuzzle& puzzle, const std::vector<Bridge>& drawn, const Run& run);

/// What is drawn as bounds, or the first place where it breaks the rules outright.
struct DrawnBounds {
  LaneBounds bounds;
  std::optional<Violation> violation = {};
};
DrawnBounds bounds_of(const BridgesPuzzle& puzzle, const std::vector<Bridge>& drawn);

}  // namespace hamlet::bridges
