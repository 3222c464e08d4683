#pragma once

#include "hamlet/solve/path/ladder/path_deduction.hpp"

namespace hamlet {

/// A step that was taken, with what it rests on.
struct TakenPathStep {
  PathWayStep step;
  std::size_t begin = 0;  // of its changes, counted from where the first step began
  PathEvidence rests_on = {};
};

/// What steps are for.
enum class StepGoal { clash, every_number, last_step };

/// Which of the steps taken since the mark lie behind their goal, and what these rest on from before the
/// mark.
struct StepsBehind {
  std::vector<char> is_needed;
  PathEvidence before;
};
StepsBehind steps_behind(StepGoal goal, const PathPosition& position, std::size_t mark,
                         std::span<const TakenPathStep> steps);

/// Those that lie behind the goal, in their order.
std::vector<PathWayStep> without_the_others(std::vector<TakenPathStep> steps,
                                            const std::vector<char>& is_needed);

}  // namespace hamlet
