#pragma once

#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/bridges/ladder/way.hpp"

namespace hamlet::bridges {

using Grade = hamlet::Grade<Net, WayStep>;

/// Solves the puzzle within the bounds, proves that the solution is the only one, and finds the way to it.
/// Without a solution, the way leads to the clash; with several, it goes as far as the rules lead.
Grade grade(const Question& question, const Run& run);

/// Replaces the way by another one to the same end, and updates the cost.
void replace_way(Grade& grade, Way way);

}  // namespace hamlet::bridges
