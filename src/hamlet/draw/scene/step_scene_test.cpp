#include "hamlet/draw/scene/step_scene.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/golden_test_help.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Sheet begun_path(const std::string& board_name, std::vector<Visit> clues, std::vector<Visit> written) {
  const Board board = make_board({.name = board_name});
  return sheet_of(PathSheet{.board = board,
                            .puzzle = {.graph = board.graph(), .clues = std::move(clues)},
                            .solution = std::move(written)});
}

Sheet begun_net(std::vector<Bridge> drawn) {
  const BridgesPuzzle puzzle(
      {.rows = 3,
       .cols = 5,
       .k = 3,
       .islands = {{{1, 1}, 4}, {{1, 3}, 5}, {{1, 5}, 3}, {{3, 1}, 2}, {{3, 3}, 3}, {{3, 5}, 3}}});
  return sheet_of(BridgesSheet{.puzzle = puzzle, .solution = std::move(drawn)});
}

std::vector<Vertex> with_role(const Scene& scene, Tile::Role role) {
  std::vector<Vertex> tiles;
  for (Vertex v = 0; v < scene.tiles.size(); ++v) {
    if (scene.tiles[v].role == role) tiles.push_back(v);
  }
  return tiles;
}

std::vector<std::string> texts(const Scene& scene, Label::Kind kind) {
  std::vector<std::string> texts;
  for (const Label& label : scene.labels) {
    if (label.kind == kind) texts.push_back(label.text);
  }
  return texts;
}

std::size_t fresh_strokes(const Scene& scene) {
  return static_cast<std::size_t>(std::ranges::count(scene.strokes, true, &Stroke::fresh));
}

/// A number written, numbers struck out, a line drawn and one forbidden, all at once.
Scene busy_step(const std::string& board_name) {
  return step_scene(begun_path(board_name, {{0, 1}, {4, 5}}, {{1, 2}}),
                    {.where = {2, 0, 7},
                     .written = {{2, 3}},
                     .excluded = {{3, 4}, {3, 6}, {6, 7}, {8, 4}, {8, 5}, {8, 6}, {8, 7}, {8, 9}},
                     .joined = {{3, 6}},
                     .barred = {{5, 8}},
                     .strands = {{7, 8}}},
                    {});
}

Scene busy_net() {
  return step_scene(begun_net({{0, 1, 1}, {1, 4, 1}}),
                    {.where = {0, 3},
                     .built = {{0, 1, 2}, {0, 3, 1}},
                     .limits = {{1, 2, 1}, {4, 5, 0}},
                     .closed = {{3, 4}}},
                    {});
}

}  // namespace

TEST(StepScene, TheChangeIsFramedAndWhatItRestsOnIsMarked) {
  const Scene scene = busy_step("king:3x3");
  EXPECT_THAT(with_role(scene, Tile::Role::change), ElementsAre(2, 3, 6, 8));
  EXPECT_THAT(with_role(scene, Tile::Role::evidence), ElementsAre(0, 7));
  EXPECT_THAT(texts(scene, Label::Kind::written), ElementsAre("3"));
  EXPECT_THAT(texts(scene, Label::Kind::answer), ElementsAre("2"));
  EXPECT_EQ(scene.note, "");
  EXPECT_EQ(scene.margin_names.size(), 6u);
}

TEST(StepScene, StruckOutNumbersAreAllShownUpToFourInACell) {
  const Scene scene = busy_step("king:3x3");
  EXPECT_THAT(texts(scene, Label::Kind::excluded), UnorderedElementsAre("4", "6", "7", "4", "5", "6"));
  EXPECT_THAT(texts(scene, Label::Kind::name), ElementsAre("…"));
}

TEST(StepScene, ACellWhoseNumberIsWrittenStrikesOutNoOthers) {
  const Scene scene = step_scene(begun_path("king:2x2", {{0, 1}}, {}),
                                 {.where = {1}, .written = {{1, 2}}, .excluded = {{1, 3}, {2, 2}}}, {});
  EXPECT_THAT(texts(scene, Label::Kind::excluded), ElementsAre("2"));
}

TEST(StepScene, ANewNumberIsJoinedToItsNeighboursOnThePath) {
  const Sheet begun = begun_path("square:1x5", {{0, 1}, {4, 5}}, {{1, 2}});
  EXPECT_EQ(fresh_strokes(step_scene(begun, {.written = {{2, 3}}}, {})), 1u);
  EXPECT_EQ(fresh_strokes(step_scene(begun, {.written = {{2, 3}, {3, 4}}}, {})), 3u);
}

TEST(StepScene, AStepWithoutAChangeFramesTheCellItIsAbout) {
  const Scene scene = step_scene(begun_path("square:1x5", {}, {}), {.where = {3, 1}}, {});
  EXPECT_THAT(with_role(scene, Tile::Role::change), ElementsAre(3));
  EXPECT_THAT(with_role(scene, Tile::Role::evidence), ElementsAre(1));
}

TEST(StepScene, NewBridgesStandBesideThoseThatAreThere) {
  const Scene scene = busy_net();
  EXPECT_EQ(fresh_strokes(scene), 2u);
  const auto fresh = std::ranges::find_if(
      scene.strokes, [](const Stroke& stroke) { return stroke.fresh && stroke.count == 2; });
  ASSERT_NE(fresh, scene.strokes.end());
  const auto there = std::ranges::find_if(scene.strokes, [&](const Stroke& stroke) {
    return !stroke.fresh && same_place(stroke.from, fresh->from) && same_place(stroke.to, fresh->to);
  });
  ASSERT_NE(there, scene.strokes.end());
  EXPECT_EQ(fresh->beside, 1);
  EXPECT_EQ(there->beside, 2);
  EXPECT_THAT(texts(scene, Label::Kind::limit), ElementsAre("≤1"));
  EXPECT_EQ(scene.signs.size(), 2u);
  EXPECT_EQ(std::ranges::count(scene.signs, true, &Sign::faint), 1);
}

TEST(StepScene, PicturesAreAsTheyWere) {
  const Drawing& svg = drawing_named("svg", "test");
  for (const char* board : {"king:3x3", "knight:3x3", "hex:2x5", "complete:9"}) {
    std::string name = board;
    std::ranges::replace(name, ':', '-');
    expect_golden("step-" + name + ".svg", svg.write(busy_step(board)));
  }
  expect_golden("step-bridges.svg", svg.write(busy_net()));
}

TEST(StepScene, WithoutAStepNothingIsMarked) {
  const Scene scene = position_scene(begun_path("king:3x3", {{0, 1}}, {{1, 2}}), {.coordinates = false});
  EXPECT_THAT(with_role(scene, Tile::Role::none), testing::SizeIs(9));
  EXPECT_THAT(texts(scene, Label::Kind::written), IsEmpty());
}

}  // namespace hamlet
