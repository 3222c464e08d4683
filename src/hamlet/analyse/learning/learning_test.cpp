#include "hamlet/analyse/learning/learning.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hamlet {
namespace {

using testing::HasSubstr;

const LearningOptions few = {.boards = {{"diplomatico:6x6", 0.4}, {"king:6x6", 0.6}}, .count = 160};

TEST(Learning, TheSameSeedDrawsTheSameBoardsAndFindsTheSameTruth) {
  LearningOptions options = few;
  options.count = 12;
  const Lesson a = learn(options, {}), b = learn(options, {});
  ASSERT_EQ(a.trials.size(), 12);
  ASSERT_EQ(b.trials.size(), 12);
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_EQ(a.trials[i].board, b.trials[i].board);
    EXPECT_EQ(a.trials[i].features, b.trials[i].features);
    EXPECT_EQ(a.trials[i].truth(), b.trials[i].truth());
  }
  hamlet::Run other;
  other.seed = 2;
  EXPECT_FALSE(learn(options, other).trials[5].board == a.trials[5].board);
}

TEST(Learning, ReportsOnSolvabilityAndMethods) {
  const Lesson lesson = learn(few, {});
  EXPECT_TRUE(lesson.report.complete);
  EXPECT_EQ(lesson.report.tables.size(), 5);
  ASSERT_EQ(lesson.report.claims.size(), 4);
  for (const Claim& claim : lesson.report.claims) EXPECT_TRUE(claim.can_be_checked) << claim.claim;
  // More than half of these are refuted or solvable at a glance: a model that could not see it would be
  // broken.
  EXPECT_TRUE(lesson.report.claims[0].reproduced) << lesson.report.claims[0].found;
}

TEST(Learning, SaysSoWhereThereAreTooFewBoardsForAModel) {
  const Lesson lesson = learn({.boards = {{"square:3x3", 0.5}}, .count = 10}, {});
  ASSERT_EQ(lesson.report.claims.size(), 1);
  EXPECT_FALSE(lesson.report.claims[0].can_be_checked);
  EXPECT_THAT(lesson.report.claims[0].found, HasSubstr("a model needs 50"));
}

TEST(Learning, ARunThatEndsEarlyLeavesWhatWasDone) {
  hamlet::Run run;
  std::stop_source stop;
  run.stop = stop.get_token();
  run.on_progress = [&](const Progress&) { stop.request_stop(); };
  const Lesson lesson = learn(few, run);
  EXPECT_FALSE(lesson.report.complete);
  EXPECT_LT(lesson.trials.size(), few.count);
}

}  // namespace
}  // namespace hamlet
