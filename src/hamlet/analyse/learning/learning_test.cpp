#include "hamlet/analyse/learning/learning.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/analyse/learning/graph_features.hpp"
#include "hamlet/analyse/learning/method_report.hpp"
#include "hamlet/analyse/learning/scoreboard.hpp"

namespace hamlet {
namespace {

using testing::HasSubstr;
using Answer = path::Found::Answer;

const LearningOptions few = {.boards = {{"diplomatico:6x6", 0.4}, {"king:6x6", 0.6}}, .count = 160};

TEST(Learning, TheSameSeedDrawsTheSameBoardsAndFindsTheSameTruth) {
  LearningOptions options = few;
  options.count = 12;
  const auto a = draw_trials(options, {}), b = draw_trials(options, {});
  ASSERT_EQ(a.size(), 12);
  ASSERT_EQ(b.size(), 12);
  for (std::size_t i = 0; i < 12; ++i) {
    EXPECT_EQ(a[i].board.blocked, b[i].board.blocked);
    EXPECT_EQ(a[i].features, b[i].features);
    EXPECT_EQ(a[i].truth(), b[i].truth());
  }
  hamlet::Run other;
  other.seed = 2;
  EXPECT_NE(draw_trials(options, other)[5].board.blocked, a[5].board.blocked);
}

TEST(Learning, ReportsOnSolvabilityAndMethods) {
  const ExperimentReport report = learn(draw_trials(few, {}), few, {});
  EXPECT_TRUE(report.complete);
  EXPECT_EQ(report.tables.size(), 5);
  ASSERT_EQ(report.claims.size(), 4);
  for (const Claim& claim : report.claims) EXPECT_TRUE(claim.can_be_checked) << claim.claim;
  // Many of these boards are refuted immediately; a model that misses that would be broken.
  EXPECT_TRUE(report.claims[0].reproduced) << report.claims[0].found;
}

TEST(Learning, SaysSoWhereThereAreTooFewBoardsForAModel) {
  const LearningOptions options = {.boards = {{"square:3x3", 0.5}}, .count = 10};
  const ExperimentReport report = learn(draw_trials(options, {}), options, {});
  ASSERT_EQ(report.claims.size(), 1);
  EXPECT_FALSE(report.claims[0].can_be_checked);
  EXPECT_THAT(report.claims[0].found, HasSubstr("a model needs 50"));
}

TEST(Learning, ARunThatEndsEarlyLeavesTheBoardsTriedUntilThen) {
  hamlet::Run run;
  std::stop_source stop;
  run.stop = stop.get_token();
  run.on_progress = [&](const Progress& progress) {
    if (progress.doing == "trying the methods") stop.request_stop();
  };
  const auto trials = draw_trials(few, run);
  EXPECT_GE(trials.size(), 1);
  EXPECT_LT(trials.size(), few.count);
  const ExperimentReport report = learn(trials, few, run);
  EXPECT_FALSE(report.complete);
  EXPECT_EQ(report.tables.size(), 1);
}

TEST(Scoreboard, FiveToNoneIsBetterFourToNoneMayBeChance) {
  Scoreboard board(2);
  for (int i = 0; i < 4; ++i) board.add({true, false}, true);
  for (int i = 0; i < 9; ++i) board.add({false, false}, false);
  EXPECT_FALSE(board.is_better(0, 1));
  board.add({false, true}, false);
  EXPECT_TRUE(board.is_better(0, 1));
  EXPECT_FALSE(board.is_better(1, 0));
  EXPECT_EQ(board.only(0, 1), 5);
  EXPECT_EQ(board.only(1, 0), 0);
  EXPECT_DOUBLE_EQ(board.share_right(1), 9.0 / 14);
}

/// A trial with this first feature and these methods, in the order of `tried_methods`.
BoardTrial trial_of(double feature, std::vector<MethodTrial> methods) {
  BoardTrial trial;
  trial.features.assign(graph_features().size(), 0);
  trial.methods = std::move(methods);
  trial.features[0] = feature;
  return trial;
}

TEST(Trials, BoardsWithTheSameFeaturesCountOnce) {
  const BoardTrial a = trial_of(1, {}), b = trial_of(2, {}), mirrored = trial_of(1 + 1e-14, {});
  EXPECT_THAT(unlike({&a, &b, &mirrored, &b}), testing::ElementsAre(&a, &b));
}

/// Boards of two sorts that the first feature separates. On each sort a different method is fast; if
/// `are_alike`, the second method is fast on all.
std::vector<BoardTrial> made_trials(bool are_alike) {
  const MethodTrial fast = {Answer::found, 0.0001}, slow = {Answer::found, 0.9};
  std::vector<BoardTrial> trials;
  for (int i = 0; i < 100; ++i) {
    const bool first_sort = i % 2 == 0 && !are_alike;
    trials.push_back(
        trial_of((i % 2) + 0.001 * i, {first_sort ? fast : slow, first_sort ? slow : fast, slow, slow}));
  }
  return trials;
}

Claim savings_of(const std::vector<BoardTrial>& trials) {
  Trials open;
  for (const BoardTrial& trial : trials) open.push_back(&trial);
  Rng rng(1);
  ExperimentReport report;
  report_methods(open, rng, report, {});
  return report.claims.at(0);
}

TEST(MethodLesson, AModelSavesTimeWhereFeaturesTellTheFastestMethod) {
  EXPECT_TRUE(savings_of(made_trials(false)).reproduced) << savings_of(made_trials(false)).found;
}

TEST(MethodLesson, AModelSavesNothingWhereOneMethodIsAlwaysTheFastest) {
  EXPECT_FALSE(savings_of(made_trials(true)).reproduced) << savings_of(made_trials(true)).found;
}

}  // namespace
}  // namespace hamlet
