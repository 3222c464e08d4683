#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/ladder/way_step.hpp"
#include "hamlet/solve/bridges/propagate/question.hpp"

namespace hamlet::bridges {

/// Why a puzzle has no solution within the bounds: one of the six conditions of the Numberlink document if
/// one holds, else the clash that the rules reach, else that the search was exhaustive.
struct WhyNone {
  std::string sentence;
  std::vector<Vertex> islands = {};
};
WhyNone why_none(const Question& question, const Run& run);

}  // namespace hamlet::bridges
