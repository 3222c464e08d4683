#include "hamlet/analyse/learning/board_trial.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "hamlet/analyse/learning/blocked_board.hpp"
#include "hamlet/analyse/learning/graph_features.hpp"
#include "hamlet/analyse/learning/method_order.hpp"
#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet {
namespace {

using Answer = path::Found::Answer;

double feature(std::string_view name, const Graph& graph) {
  std::vector<double> values = plain_features(graph);
  const auto others = *centrality_features(graph, {});
  values.insert(values.end(), others.begin(), others.end());
  EXPECT_EQ(values.size(), graph_features().size());
  const auto at = std::ranges::find(graph_features(), name, &GraphFeature::name);
  return values[static_cast<std::size_t>(at - graph_features().begin())];
}

TEST(GraphFeatures, OfAStarWithThreeRays) {
  const Graph star = Graph::symmetric(4, std::vector<Edge>{{0, 1}, {0, 2}, {0, 3}});
  EXPECT_DOUBLE_EQ(feature("cells", star), 2);
  EXPECT_DOUBLE_EQ(feature("degree-mean", star), 1.5);
  EXPECT_DOUBLE_EQ(feature("dead-ends", star), 2);
  EXPECT_DOUBLE_EQ(feature("two-moves", star), 0);
  EXPECT_DOUBLE_EQ(feature("three-moves", star), 1);
  EXPECT_DOUBLE_EQ(feature("parts", star), 0);
  EXPECT_DOUBLE_EQ(feature("cut-vertices", star), 1);
  EXPECT_DOUBLE_EQ(feature("two-colours", star), 1);
  EXPECT_DOUBLE_EQ(feature("imbalance", star), std::log2(3));
  EXPECT_DOUBLE_EQ(feature("betweenness-spread", star), std::sqrt(3.0));
}

TEST(GraphFeatures, OfATriangleBesideALoneVertex) {
  const Graph graph = Graph::symmetric(4, std::vector<Edge>{{0, 1}, {1, 2}, {0, 2}});
  EXPECT_DOUBLE_EQ(feature("parts", graph), 1);
  EXPECT_DOUBLE_EQ(feature("two-colours", graph), 0);
  EXPECT_DOUBLE_EQ(feature("imbalance", graph), 0);
  EXPECT_DOUBLE_EQ(feature("two-moves", graph), 2);
  EXPECT_DOUBLE_EQ(feature("betweenness-spread", graph), 0);
}

TEST(GraphFeatures, MirroringABoardChangesNone) {
  const Graph left = make_board({.name = "diplomatico:5x7", .blocked = {{1, 2}, {3, 3}}}).graph(),
              right = make_board({.name = "diplomatico:5x7", .blocked = {{1, 6}, {3, 5}}}).graph();
  for (const auto& [name, meaning] : graph_features())
    EXPECT_NEAR(feature(name, left), feature(name, right), 1e-9) << name;
}

TEST(BlockedBoard, BlocksAnyNumberUpToTheShare) {
  const Board whole = make_board({.name = "square:4x5", .blocked = {{1, 1}}});
  Rng rng(1);
  std::set<std::size_t> numbers;
  for (int i = 0; i < 300; ++i) {
    const Board board = randomly_blocked(whole, 0.3, rng);
    EXPECT_EQ(board.name(), whole.name());
    EXPECT_THAT(board.blocked(), testing::Contains(Cell{1, 1}));
    numbers.insert(board.blocked().size());
  }
  EXPECT_THAT(numbers, testing::ElementsAre(1, 2, 3, 4, 5, 6));
  for (int i = 0; i < 200; ++i) EXPECT_GE(randomly_blocked(whole, 1, rng).size(), 1);
}

TEST(BoardTrial, TheTruthIsThatOfCounting) {
  Rng rng(5);
  int with = 0, without = 0;
  for (const char* name : {"diplomatico:4x5", "king:3x5", "square:4x4", "knight:5x5"}) {
    for (int i = 0; i < 12; ++i) {
      const Board board = randomly_blocked(make_board({.name = name}), 0.4, rng);
      const bool closed = i % 3 == 0;
      const BoardTrial trial = *try_methods(board, closed, 10, {});
      const path::PathCount count = path::count_paths({.graph = board.graph(), .closed = closed}, {}, {});
      EXPECT_EQ(trial.truth(), count.directed == Count(0) ? Answer::none : Answer::found) << name << ' ' << i;
      ++(count.directed == Count(0) ? without : with);
    }
  }
  EXPECT_GT(with, 5);
  EXPECT_GT(without, 5);
}

TEST(BoardTrial, IsNotMadeOnceTheRunMustEnd) {
  hamlet::Run run;
  run.set_time_limit(0);
  EXPECT_FALSE(try_methods(make_board({.name = "knight:6x6"}), false, 1, run));
}

TEST(BoardTrial, EveryLineOfTheDataSetHasEveryColumn) {
  Rng rng(6);
  std::vector<BoardTrial> trials;
  for (int i = 0; i < 8; ++i)
    trials.push_back(
        *try_methods(randomly_blocked(make_board({.name = "square:4x4"}), 0.4, rng), false, 1, {}));
  std::string text = csv_of(trials);
  std::set<std::ptrdiff_t> columns;
  std::size_t lines = 0;
  for (std::size_t at = 0; at < text.size(); ++lines) {
    const std::size_t end = text.find('\n', at);
    std::string line = text.substr(at, end - at);
    // The quoted cells contain commas.
    if (const auto quote = line.find('"'); quote != std::string::npos)
      line.erase(quote, line.find('"', quote + 1) + 1 - quote);
    columns.insert(std::ranges::count(line, ','));
    at = end + 1;
  }
  EXPECT_EQ(lines, 9);
  EXPECT_EQ(columns.size(), 1);
}

BoardTrial timed(std::vector<MethodTrial> methods) {
  BoardTrial trial;
  trial.methods = std::move(methods);
  return trial;
}

TEST(MethodOrder, TakesTurnsThatGrow) {
  // Gives up within 1 ms; answers after 3 ms; never answers in 10 ms; answers within 1 ms.
  const BoardTrial trial = timed(
      {{Answer::unknown, 0.0002}, {Answer::found, 0.003}, {Answer::unknown, 0.010}, {Answer::found, 0.0005}});
  EXPECT_NEAR(seconds_in_turn({3, 0, 1, 2}, trial), 0.0005, 1e-12);
  EXPECT_NEAR(seconds_in_turn({0, 3, 1, 2}, trial), 0.0002 + 0.0005, 1e-12);
  EXPECT_NEAR(seconds_in_turn({1, 3, 0, 2}, trial), 0.001 + 0.0005, 1e-12);
  const BoardTrial slow = timed(
      {{Answer::unknown, 0.0002}, {Answer::found, 0.003}, {Answer::unknown, 0.010}, {Answer::found, 1}});
  EXPECT_NEAR(seconds_in_turn({0, 2, 1, 3}, slow), 0.0002 + 3 * 0.001 + 0.004 + 0.003, 1e-12);
}

TEST(MethodOrder, ABoardThatNobodyAnswersTakesAllTheirTurns) {
  const MethodTrial late = {Answer::unknown, 0.002};
  EXPECT_NEAR(seconds_in_turn({0, 1, 2, 3}, timed({late, late, late, late})), 4 * (0.001 + 0.002), 1e-12);
}

TEST(MethodOrder, TheBestBeginsWithTheMethodThatAnswersFirst) {
  const MethodTrial late = {Answer::unknown, 2};
  const BoardTrial a = timed({late, late, {Answer::none, 0.0001}, late}),
                   b = timed({late, {Answer::found, 0.0002}, {Answer::found, 0.0003}, late});
  const BoardTrial* const both[] = {&a, &b};
  EXPECT_EQ(best_order(both).front(), 2);
}

}  // namespace
}  // namespace hamlet
