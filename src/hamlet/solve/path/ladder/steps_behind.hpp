#pragma once

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

/// A step that was taken, with what it rests on.
struct TakenStep {
  WayStep step;
  std::size_t begin = 0;  // of its changes, counted from where the first step began
  Evidence rests_on = {};
};

/// What steps are for.
enum class StepGoal { clash, every_number, last_step };

/// Which of the steps taken since the mark lie behind their goal, and what these rest on from before the
/// mark.
struct StepsBehind {
  std::vector<char> is_needed;
  Evidence before;
};
StepsBehind steps_behind(StepGoal goal, const Position& position, std::size_t mark,
                         std::span<const TakenStep> steps);

/// Those that lie behind the goal, in their order.
std::vector<WayStep> without_the_others(std::vector<TakenStep> steps, const std::vector<char>& is_needed);

}  // namespace hamlet::path
