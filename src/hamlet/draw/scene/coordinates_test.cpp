#include "hamlet/draw/scene/coordinates.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "hamlet/draw/samples_test_help.hpp"
#include "hamlet/draw/scene/geometry.hpp"
#include "hamlet/draw/terminal/terminal.hpp"

namespace hamlet {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

Scene named_board(const std::string& name, CellNames how = CellNames::in_cells) {
  const Board board = make_board({.name = name});
  const Sheet sheet = sheet_of(PathSheet{.board = board, .puzzle = {.graph = board.graph()}});
  Scene scene = scene_of(sheet);
  add_coordinates(sheet, scene, how);
  return scene;
}

}  // namespace

TEST(Coordinates, ACellOfARectangleIsLevelWithItsRowAndBelowItsColumn) {
  const Board board = make_board({.name = "knight:4x11"});
  const Scene scene = named_board("knight:4x11");
  std::map<std::string, Point> at;
  for (const MarginName& name : scene.margin_names) EXPECT_TRUE(at.emplace(name.text, name.at).second);
  EXPECT_EQ(at.size(), 15u);
  for (Vertex v = 0; v < board.size(); ++v) {
    const Cell cell = board.cell(v);
    const Point row = at.at("r" + std::to_string(cell.row)), column = at.at("c" + std::to_string(cell.col));
    EXPECT_NEAR(row.y, board.place(v).y, place_tolerance);
    EXPECT_NEAR(column.x, board.place(v).x, place_tolerance);
    EXPECT_LT(row.x, 0);
    EXPECT_LT(column.y, 0);
  }
}

TEST(Coordinates, EveryHexagonHasItsOwnName) {
  for (const char* name : {"hex:4", "hex:3x4", "triangle:5"}) {
    const Board board = make_board({.name = name});
    const Scene scene = named_board(name);
    std::set<std::string> names;
    for (Vertex v = 0; v < board.size(); ++v) {
      const auto label = std::ranges::find(scene.labels, board.spoken(v), &Label::text);
      ASSERT_NE(label, scene.labels.end()) << name;
      EXPECT_NEAR(label->at.x, board.place(v).x, place_tolerance);
      EXPECT_LT(std::abs(label->at.y - board.place(v).y), 0.5);
      EXPECT_TRUE(names.insert(label->text).second);
    }
  }
}

TEST(Coordinates, InSmallPicturesARowOfHexagonsStandsBetweenItsNameAndThatOfItsLastColumn) {
  const Scene scene = named_board("hex:2", CellNames::by_rows);
  EXPECT_FALSE(has_names_in_cells(scene));
  std::string names;
  for (const MarginName& name : scene.margin_names) names += name.text + " ";
  EXPECT_EQ(names, "r1 c2 r2 c3 r3 c2 ");
  for (std::size_t i = 0; i < scene.margin_names.size(); i += 2) {
    EXPECT_EQ(scene.margin_names[i].at.y, scene.margin_names[i + 1].at.y);
    EXPECT_LT(scene.margin_names[i].at.x, scene.margin_names[i + 1].at.x);
  }
}

TEST(Coordinates, InTextTheyStandBesideTheBoard) {
  EXPECT_THAT(to_terminal(named_board("king:2x3")), StartsWith("  c1 c2 c3\nr1 ·  ·  ·\nr2 ·  ·  ·\n"));
  EXPECT_THAT(to_terminal(named_board("hex:2")), StartsWith("r1  · · c2\nr2 · · · c3\nr3  · · c2\n"));
  EXPECT_THAT(to_terminal(named_board("king:1x10")), HasSubstr(" c9 c10"));
}

TEST(Coordinates, AGraphHasNames) { EXPECT_TRUE(named_board("petersen:5,2").margin_names.empty()); }

}  // namespace hamlet
