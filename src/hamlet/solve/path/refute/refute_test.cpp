#include "hamlet/solve/path/refute/refute.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/board/board.hpp"

namespace hamlet::path {

using testing::ElementsAre;
using testing::HasSubstr;

namespace {

struct Constraints {
  bool closed = false;
  const char* start = nullptr;
  const char* end = nullptr;
  std::vector<std::pair<const char*, Step>> clues = {};
  std::vector<std::pair<const char*, const char*>> diamonds = {};
};

/// The reason, followed by its cells; empty if none was found.
std::string reason(const char* name, const Constraints& constraints) {
  const Board board = make_board({.name = name});
  PathPuzzle puzzle{.graph = board.graph(), .closed = constraints.closed};
  if (constraints.start) puzzle.start = board.vertex_of(constraints.start, "");
  if (constraints.end) puzzle.end = board.vertex_of(constraints.end, "");
  for (const auto& [cell, step] : constraints.clues)
    puzzle.clues.push_back({board.vertex_of(cell, ""), step});
  for (const auto& [a, b] : constraints.diamonds)
    puzzle.diamonds.push_back({board.vertex_of(a, ""), board.vertex_of(b, "")});
  const auto found = refute(puzzle, [&](Vertex v) { return board.label(v); });
  if (!found) return "";
  std::string text = found->sentence + " |";
  for (Vertex v : found->cells) text += " " + board.label(v);
  return text;
}

std::optional<Refutation> refute_directed(Vertex n, std::vector<Edge> arcs,
                                          std::optional<Vertex> start = {}) {
  return refute({.graph = Graph::directed(n, arcs), .start = start},
                [](Vertex v) { return std::to_string(v); });
}

}  // namespace

TEST(Refute, CellsThatMustBeEndsOfTheWrongColours) {
  const Board board = make_board({.name = "knight:8x8", .blocked = {{2, 3}, {7, 6}, {4, 4}, {5, 5}}});
  const auto found = refute({.graph = board.graph()}, [&](Vertex v) { return board.label(v); });
  ASSERT_TRUE(found);
  EXPECT_THAT(found->sentence, HasSubstr("1,1 and 8,8 must be its ends"));
  EXPECT_EQ(found->cells.size(), 2u);
}

TEST(Refute, ATourWhoseGivenEndsAreNotNeighbours) {
  EXPECT_THAT(reason("king:5x5", {.closed = true, .start = "1,1", .end = "5,5"}),
              HasSubstr("from 5,5 to 1,1"));
}

TEST(Refute, TwoNumbersOfTheWrongColours) {
  EXPECT_EQ(
      reason("knight:8x8", {.clues = {{"1,1", 5}, {"1,2", 7}}}),
      "each move changes the colour of a chessboard, so the numbers 5 on 1,1 and 7 on 1,2 stand on the same "
      "colour, but these cells are of different colours | 1,1 1,2");
  EXPECT_THAT(
      reason("knight:8x8", {.start = "1,1", .end = "1,3"}),
      HasSubstr("1 on 1,1 and 64 on 1,3 stand on different colours, but these cells are of the same colour"));
  EXPECT_EQ(reason("king:8x8", {.clues = {{"1,1", 5}, {"1,2", 7}}}), "") << "a king changes no colours";
}

TEST(Refute, ANumberOnTheColourThatCannotHaveIt) {
  EXPECT_THAT(reason("knight:5x5", {.start = "1,2"}), HasSubstr("1,2 cannot have the number 1 | 1,2"));
  EXPECT_EQ(reason("knight:5x5", {.start = "1,1"}), "");
  EXPECT_EQ(reason("knight:5x5", {.clues = {{"1,2", 2}}}), "");
}

TEST(Refute, TwoNumbersTooFarApart) {
  EXPECT_EQ(
      reason("king:8x8", {.clues = {{"1,1", 5}, {"1,8", 7}}}),
      "from the number 5 on 1,1 to the number 7 on 1,8 there are 2 steps, but the shortest way over cells "
      "without a number takes 7 | 1,1 1,8");
  EXPECT_THAT(reason("king:4x4", {.clues = {{"1,1", 1}, {"4,4", 2}}}), HasSubstr("there is one step"));
  EXPECT_EQ(reason("king:8x8", {.clues = {{"1,1", 5}, {"1,8", 12}}}), "");
  // The corner is enclosed by other numbers.
  EXPECT_THAT(reason("king:4x4", {.clues = {{"1,1", 3}, {"4,4", 9}, {"1,2", 12}, {"2,1", 14}, {"2,2", 16}}}),
              HasSubstr("no way leads there over cells without a number | 1,1 4,4"));
}

TEST(Refute, ASetOfCellsThatTooMuchHangsOn) {
  EXPECT_EQ(reason("knight:4x4", {}),
            "without 4 cells (2,2, 2,3, 3,2 and 3,3) the board falls into 6 parts, and between two of them "
            "a path "
            "passes one of these cells: that is enough for 5 | 2,2 2,3 3,2 3,3");
  EXPECT_THAT(reason("knight:4x4", {.closed = true}), HasSubstr("that is enough for 4"));
}

TEST(Refute, DeadEndsThatAreNotTheGivenEnds) {
  EXPECT_THAT(reason("square:1x5", {.start = "1,3"}), HasSubstr("it begins on 1,3 | 1,1 1,5"));
  EXPECT_THAT(
      reason("square:1x5", {.start = "1,1", .end = "1,3"}),
      HasSubstr("1,5 has only one neighbour, so the path would have to begin or end there, but it goes from "
                "1,1 to 1,3"));
  EXPECT_EQ(reason("square:1x5", {.start = "1,1", .end = "1,5"}), "");
  EXPECT_EQ(reason("square:1x2", {}), "");
  EXPECT_EQ(reason("square:1x1", {.start = "1,1", .end = "1,1"}), "");
}

TEST(Refute, ArcsThatLeadNowhere) {
  EXPECT_EQ(refute_directed(3, {{0, 2}, {1, 2}})->sentence,
            "no move leads to 0 and 1, and a path can begin on only one of them");
  EXPECT_EQ(refute_directed(3, {{2, 0}, {2, 1}})->sentence,
            "no move leads away from 0 and 1, and a path can end on only one of them");
  EXPECT_THAT(refute_directed(3, {{0, 1}, {1, 2}}, 1)->cells, ElementsAre(0, 1));
  EXPECT_FALSE(refute_directed(3, {{0, 1}, {1, 2}}));
}

TEST(Refute, DiamondsThatNoPathCanHave) {
  EXPECT_EQ(reason("square:3x3", {.diamonds = {{"1,2", "1,1"}, {"1,2", "2,2"}, {"1,2", "1,3"}}}),
            "3 diamonds are at 1,2, and a path has two neighbours there at most | 1,2");
  EXPECT_EQ(reason("king:3x3", {.start = "1,2", .diamonds = {{"1,2", "1,1"}, {"1,2", "2,2"}}}),
            "two diamonds are at 1,2, and an end of the path has one neighbour | 1,2");
  EXPECT_THAT(
      reason("square:3x3", {.diamonds = {{"1,1", "1,2"}, {"1,2", "2,2"}, {"2,2", "2,1"}, {"2,1", "1,1"}}}),
      HasSubstr("back to it before every cell is visited"));
  EXPECT_EQ(
      reason("square:2x2",
             {.closed = true, .diamonds = {{"1,1", "1,2"}, {"1,2", "2,2"}, {"2,2", "2,1"}, {"2,1", "1,1"}}}),
      "");
}

}  // namespace hamlet::path
