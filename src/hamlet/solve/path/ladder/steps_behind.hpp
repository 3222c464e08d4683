#pragma once

#include "hamlet/solve/path/ladder/deduction.hpp"

namespace hamlet::path {

/// A step that was taken, and what it rests on.
struct TakenStep {
  WayStep step;
  std::size_t begin = 0;  // index of its first change, counted from the mark
  Evidence rests_on = {};
};

/// What a sequence of steps leads to.
enum class StepGoal { clash, every_number, last_step };

/// Which steps since the mark the goal rests on, and what these rest on from before the mark.
struct StepsBehind {
  std::vector<char> is_needed;
  Evidence before;
};
StepsBehind steps_behind(StepGoal goal, const Position& position, std::size_t mark,
                         std::span<const TakenStep> steps);

/// The needed steps, in order.
std::vector<WayStep> without_the_others(std::vector<TakenStep> steps, const std::vector<char>& is_needed);

}  // namespace hamlet::path
