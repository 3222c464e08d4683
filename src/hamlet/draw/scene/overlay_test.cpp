#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/golden_test_help.hpp"
#include "hamlet/draw/scene/scene.hpp"
#include "hamlet/draw/terminal/terminal.hpp"

namespace hamlet {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

Sheet path_answer(const std::string& board_name, std::vector<Visit> clues, const Path& path) {
  const Board board = make_board({.name = board_name});
  return sheet_of(PathSheet{.board = board,
                            .puzzle = {.graph = board.graph(), .clues = std::move(clues)},
                            .solution = visits_of(path)});
}

/// Two paths on a 2×3 board from the same first cell.
Scene two_paths(const DrawOptions& options = {}) {
  const std::vector<Visit> clues = {{0, 1}};
  return scene_of_both(path_answer("square:2x3", clues, {0, 1, 2, 5, 4, 3}),
                       path_answer("square:2x3", clues, {0, 3, 4, 1, 2, 5}), options);
}

Scene both_on_king() {
  const std::vector<Visit> clues = {{0, 1}, {4, 5}, {8, 9}};
  return scene_of_both(path_answer("king:3x3", clues, {0, 1, 2, 5, 4, 3, 6, 7, 8}),
                       path_answer("king:3x3", clues, {0, 3, 7, 6, 4, 2, 1, 5, 8}));
}

Scene both_on_knight() {
  return scene_of_both(path_answer("knight:3x4", {}, {0, 6, 8, 1, 7, 9, 2, 4, 10, 3, 5, 11}),
                       path_answer("knight:3x4", {}, {0, 6, 8, 1, 7, 9, 3, 5, 11, 2, 4, 10}),
                       {.path_line = true});
}

Scene both_on_hexagons() {
  return scene_of_both(path_answer("hex:2", {{0, 1}}, {0, 2, 5, 6, 4, 3, 1}),
                       path_answer("hex:2", {{0, 1}}, {0, 1, 4, 6, 3, 2, 5}));
}

Scene both_on_graph() {
  return scene_of_both(path_answer("cycle:5", {}, {0, 1, 2, 3, 4}),
                       path_answer("cycle:5", {}, {0, 4, 3, 2, 1}));
}

Sheet net_answer(std::vector<Bridge> net) {
  const BridgesPuzzle puzzle(
      {.rows = 3,
       .cols = 5,
       .islands = {{{1, 1}, 2}, {{1, 3}, 3}, {{1, 5}, 2}, {{3, 1}, 2}, {{3, 3}, 3}, {{3, 5}, 2}}});
  return sheet_of(BridgesSheet{.puzzle = puzzle, .solution = std::move(net)});
}

/// Two nets that differ in the number of bridges between islands, and in which islands are joined.
Scene both_nets() {
  return scene_of_both(
      net_answer({{0, 1, 1}, {1, 2, 1}, {0, 3, 1}, {1, 4, 1}, {2, 5, 1}, {3, 4, 1}, {4, 5, 1}}),
      net_answer({{0, 1, 2}, {1, 2, 1}, {2, 5, 1}, {4, 5, 1}, {3, 4, 2}}));
}

std::vector<std::string> texts(const Scene& scene, Label::Kind kind) {
  std::vector<std::string> all;
  for (const Label& label : scene.labels) {
    if (label.kind == kind) all.push_back(label.text);
  }
  return all;
}

std::ptrdiff_t differing_tiles(const Scene& scene) {
  return std::ranges::count(scene.tiles, true, &Tile::differs);
}

}  // namespace

TEST(Overlay, WhereTwoSolutionsDifferBothNumbersStand) {
  const Scene scene = two_paths();
  EXPECT_THAT(texts(scene, Label::Kind::answer), ElementsAre("2", "3", "6", "5", "4"));
  EXPECT_THAT(texts(scene, Label::Kind::second), ElementsAre("4", "5", "2", "3", "6"));
  EXPECT_EQ(differing_tiles(scene), 5);
}

TEST(Overlay, TheSecondsNumberIsBelowTheFirsts) {
  const Scene scene = two_paths();
  for (std::size_t i = 1; i < scene.labels.size(); ++i) {
    if (scene.labels[i].kind != Label::Kind::second) continue;
    EXPECT_LT(scene.labels[i - 1].at.y + 0.3, scene.labels[i].at.y);
    EXPECT_EQ(scene.labels[i - 1].at.x, scene.labels[i].at.x);
  }
}

TEST(Overlay, BothLinesAreWhole) {
  const Scene scene = two_paths();
  EXPECT_EQ(std::ranges::count(scene.strokes, false, &Stroke::second), 5);
  EXPECT_EQ(std::ranges::count(scene.strokes, true, &Stroke::second), 5);
}

TEST(Overlay, OnlyRingsThatBothHaveAreKept) {
  const Scene scene = two_paths();
  ASSERT_EQ(scene.rings.size(), 1u) << "the first cell is printed, the last differs";
  EXPECT_FALSE(scene.rings[0].last);
}

TEST(Overlay, TheSameSolutionTwiceDiffersNowhere) {
  const Sheet sheet = path_answer("square:2x2", {}, {0, 1, 3, 2});
  const Scene scene = scene_of_both(sheet, sheet);
  EXPECT_EQ(differing_tiles(scene), 0);
  EXPECT_TRUE(texts(scene, Label::Kind::second).empty());
}

TEST(Overlay, BridgesThatAgreeAreDrawnOnceAndOthersBesideOneAnother) {
  const Scene scene = both_nets();
  for (const Stroke& stroke : scene.strokes) {
    const bool along_the_edge = stroke.from.x == 0.5 && stroke.to.x == 2.5;
    EXPECT_EQ(stroke.beside, along_the_edge ? (stroke.second ? 1 : 2) : 0);
  }
  EXPECT_EQ(std::ranges::count(scene.strokes, true, &Stroke::second), 2);
  EXPECT_EQ(differing_tiles(scene), 4);
}

TEST(Overlay, ATerminalShowsBothNumbersInOneWord) {
  EXPECT_THAT(to_terminal(two_paths({.path_line = false})), StartsWith("  1 2/4 3/5\n6/2 5/3 4/6\n"));
  EXPECT_THAT(to_terminal(both_nets()), HasSubstr("(1/2)"));
  EXPECT_THAT(to_terminal(both_on_graph()), HasSubstr("1 – 5 – 4 – 3 – 2"));
}

TEST(Overlay, PicturesAreAsTheyWere) {
  const std::pair<const char*, Scene> all[] = {{"both-king", both_on_king()},
                                               {"both-knight", both_on_knight()},
                                               {"both-hex", both_on_hexagons()},
                                               {"both-graph", both_on_graph()},
                                               {"both-bridges", both_nets()}};
  for (const auto& [name, scene] : all) {
    expect_golden(std::string(name) + ".svg", drawing_named("svg", "test").write(scene));
    expect_golden(std::string(name) + ".txt", to_terminal(scene));
    expect_golden(std::string(name) + ".ascii.txt", to_terminal(scene, {.unicode = false}));
    EXPECT_THAT(drawing_named("pdf", "test").write(scene), StartsWith("%PDF"));
    EXPECT_THAT(drawing_named("png", "test").write(scene), StartsWith("\x89PNG"));
  }
}

}  // namespace hamlet
