#include "hamlet/solve/ladder.hpp"

#include <gtest/gtest.h>

#include "hamlet/solve/bridges/ladder/way_step.hpp"

namespace hamlet {

namespace {

WayCost cost_of_trials(std::size_t trials, int level) {
  std::vector<bridges::WayStep> steps(trials, {.rule = "what-if", .level = level});
  steps.push_back({.rule = "shares", .level = 2});
  return cost_of_way(steps);
}

}  // namespace

TEST(Ladder, ALevelFiveWithMoreThanTenTrialsIsExtreme) {
  EXPECT_EQ(difficulty_in_words(cost_of_trials(10, 5)), "expert");
  EXPECT_EQ(difficulty_in_words(cost_of_trials(11, 5)), "extreme, by trial");
  EXPECT_EQ(difficulty_in_words(cost_of_trials(11, 6)), "extreme");
  EXPECT_EQ(difficulty_in_words(cost_of_trials(11, 4)), "hard");
  EXPECT_EQ(cost_of_trials(11, 4).trials, 0u);
}

}  // namespace hamlet
