#include "hamlet/draw/scene/scene.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "hamlet/draw/samples_test_help.hpp"

namespace hamlet {

namespace {

std::size_t strokes(const Scene& scene, Stroke::Kind kind) {
  return static_cast<std::size_t>(std::ranges::count(scene.strokes, kind, &Stroke::kind));
}

std::size_t line_length(const Sheet& sheet, const DrawOptions& options = {}) {
  const Scene scene = scene_of(sheet, options);
  return strokes(scene, Stroke::Kind::path) + strokes(scene, Stroke::Kind::leap);
}

Sheet sheet_with(const BoardRequest& request, const Path& path, bool closed = false) {
  const Board board = make_board(request);
  return sheet_of(PathSheet{
      .board = board, .puzzle = {.graph = board.graph(), .closed = closed}, .solution = visits_of(path)});
}

}  // namespace

TEST(Scene, TheLineIsDrawnWhereMovesTouch) {
  for (const char* board : {"square:2x3", "king:3x3", "hex:2", "triangle:3", "leaper-0-1:2x3"}) {
    const Sheet sheet = solved({.name = board});
    EXPECT_EQ(line_length(sheet), sheet.path().board.size() - 1) << board;
    EXPECT_EQ(line_length(sheet, {.path_line = false}), 0u) << board;
  }
}

TEST(Scene, TheLineOfLeapersIsDrawnOnRequest) {
  for (const char* board : {"knight:5x5", "diplomatico:5x5"}) {
    const Sheet sheet = solved({.name = board});
    EXPECT_EQ(line_length(sheet), 0u) << board;
    EXPECT_EQ(strokes(scene_of(sheet, {.path_line = true}), Stroke::Kind::leap), 24u) << board;
  }
}

TEST(Scene, AClosedTourReturns) {
  const Path around = {0, 1, 3, 2};
  EXPECT_EQ(line_length(sheet_with({.name = "square:2x2"}, around)), 3u);
  EXPECT_EQ(line_length(sheet_with({.name = "square:2x2"}, around, true)), 4u);
}

TEST(Scene, AWayAroundTheEdgeIsTwoStubs) {
  const Scene scene = scene_of(sheet_with({.name = "square:1x5", .wrap = Wrap::cylinder}, {4, 0}));
  ASSERT_EQ(scene.strokes.size(), 2u);
  EXPECT_EQ(scene.strokes[0].from.x, 4.5);
  EXPECT_GT(scene.strokes[0].to.x, 5);
  EXPECT_EQ(scene.strokes[1].from.x, 0.5);
  EXPECT_LT(scene.strokes[1].to.x, 0);
}

TEST(Scene, TheLineLeavesOutNumbersThatAreMissingOrStandTwice) {
  Sheet sheet = sheet_with({.name = "square:1x6"}, {});
  sheet.path().solution = {{{0, 1}, {1, 2}, {3, 4}, {4, 5}}};
  EXPECT_EQ(line_length(sheet), 2u);
  sheet.path().solution->push_back({5, 5});
  EXPECT_EQ(line_length(sheet), 1u);
}

TEST(Scene, ContradictingNumbersAreAllShown) {
  Sheet sheet = sheet_with({.name = "square:1x3"}, {});
  sheet.path().puzzle.clues = {{1, 2}};
  sheet.path().solution = {{{0, 1}, {1, 3}, {1, 2}}};
  const Scene scene = scene_of(sheet);
  ASSERT_EQ(scene.labels.size(), 2u);
  EXPECT_EQ(scene.labels[1].text, "2/3");
  EXPECT_EQ(scene.labels[1].kind, Label::Kind::clue);
}

TEST(Scene, WithoutTheSolutionOnlyThePuzzleIsShown) {
  for (const Sample& sample : samples()) {
    const Scene scene = scene_of(sample.sheet, {.solution = false});
    for (const auto kind : {Stroke::Kind::path, Stroke::Kind::leap, Stroke::Kind::bridge}) {
      EXPECT_EQ(strokes(scene, kind), 0u) << sample.name;
    }
    EXPECT_EQ(std::ranges::count(scene.labels, Label::Kind::answer, &Label::kind), 0) << sample.name;
  }
}

TEST(Scene, ADiamondNeverHidesANumber) {
  Sheet sheet = solved({.name = "diplomatico:5x5"});
  sheet.path().puzzle.diamonds = {{0, 12}};
  const Scene scene = scene_of(sheet);
  for (const Label& label : scene.labels) {
    EXPECT_GT(
        std::max(std::abs(label.at.x - scene.signs[0].at.x), std::abs(label.at.y - scene.signs[0].at.y)),
        0.4);
  }
}

TEST(Scene, BridgesGivenInPartsAreOneBundle) {
  const BridgesPuzzle puzzle({.rows = 1, .cols = 3, .islands = {{{1, 1}, 2}, {{1, 3}, 2}}});
  const Scene scene =
      scene_of(sheet_of(BridgesSheet{.puzzle = puzzle, .solution = {{{0, 1, 1}, {1, 0, 1}, {0, 1, -3}}}}));
  ASSERT_EQ(scene.strokes.size(), 1u);
  EXPECT_EQ(scene.strokes[0].count, 2);
}

TEST(Scene, AnEmptyPuzzleIsAnEmptyPicture) {
  const Scene scene = scene_of(Sheet{});
  EXPECT_TRUE(scene.tiles.empty());
  EXPECT_TRUE(scene.labels.empty());
}

}  // namespace hamlet
