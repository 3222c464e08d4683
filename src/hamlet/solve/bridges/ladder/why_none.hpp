#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/ladder/way_step.hpp"

namespace hamlet::bridges {

/// Why a puzzle that has no solution within the bounds has none: one of the document's six conditions if one
/// holds, else where the rules end, else that all was searched.
struct WhyNone {
  std::string sentence;
  std::vector<Vertex> islands = {};
};
WhyNone why_none(const BridgesPuzzle& puzzle, const LaneBounds& bounds, const Run& run);

}  // namespace hamlet::bridges
