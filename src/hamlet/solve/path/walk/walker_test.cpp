#include "hamlet/solve/path/walk/walker.hpp"

#include <gtest/gtest.h>

#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::path {

namespace {

std::string label(Vertex v) { return std::to_string(v); }

Found walked(const PathPuzzle& puzzle, std::uint64_t limit = 1) {
  return find_paths(puzzle, solver_named("heuristic", ""), limit, label, {});
}

}  // namespace

TEST(Walker, WithoutCareItEndsWhereNoMoveIsLeft) {
  const Board board = make_board({.name = "square:1x5"});
  const hamlet::Run run;
  const MoveSorter order("given", board.graph(), run);
  Walker walker(board.graph(), order, run);
  EXPECT_FALSE(walker.walk(2, {.careful = false}, nullptr));
  EXPECT_EQ(walker.path(), (Path{2, 1, 0}));
  EXPECT_TRUE(walker.walk(4, {.careful = false}, nullptr));
  EXPECT_FALSE(walker.walk(4, {.end = 3, .careful = false}, nullptr));
}

TEST(Walker, AMoveSequenceDecidesBetweenEqualMoves) {
  const Board board = make_board({.name = "cycle:5"});
  const hamlet::Run run;
  const MoveSorter order("warnsdorff", board.graph(), run);
  const MoveSequence backwards = {{0, 2, 4, 6, 8, 10}, {4, 1, 2, 0, 3, 1, 4, 2, 3, 0}};
  Walker walker(board.graph(), order, run, &backwards);
  EXPECT_TRUE(walker.walk(0, {}, nullptr));
  EXPECT_EQ(walker.path(), (Path{0, 4, 3, 2, 1}));
}

TEST(Heuristic, KeepsStartEndAndClosesTours) {
  const Board board = make_board({.name = "knight:8x8"});
  const auto fixed = walked({.graph = board.graph(), .start = 0, .end = 7});
  ASSERT_EQ(fixed.answer, Found::Answer::found);
  EXPECT_EQ(fixed.solutions[0].front(), 0u);
  EXPECT_EQ(fixed.solutions[0].back(), 7u);
  EXPECT_EQ(walked({.graph = board.graph(), .closed = true}).answer, Found::Answer::found);
}

TEST(Heuristic, EndsWhereItMustOnALargeBoardToo) {
  const Board board = make_board({.name = "knight:40x40"});
  const auto fixed = walked({.graph = board.graph(), .start = 0, .end = 1});
  ASSERT_EQ(fixed.answer, Found::Answer::found);
  EXPECT_EQ(fixed.solutions[0].back(), 1u);
  const auto tour = walked({.graph = board.graph(), .closed = true, .end = 41});
  EXPECT_NE(tour.answer, Found::Answer::none);
}

TEST(Heuristic, NeverProvesThatThereIsNone) {
  const Board board = make_board({.name = "petersen:5,2"});
  EXPECT_EQ(walked({.graph = board.graph(), .closed = true}).answer, Found::Answer::unknown);
}

TEST(Heuristic, RefusesWhatItCannotKeep) {
  const Board board = make_board({.name = "king:4x4"});
  EXPECT_EQ(walked({.graph = board.graph(), .clues = {{3, 5}}}).answer, Found::Answer::unknown);
  EXPECT_EQ(walked({.graph = board.graph(), .clues = {{3, 1}, {0, 16}}}).answer, Found::Answer::found);
  EXPECT_EQ(walked({.graph = board.graph(), .diamonds = {{0, 1}}}).answer, Found::Answer::unknown);
}

TEST(Heuristic, FindsSeveralDifferentOnes) {
  const Board board = make_board({.name = "square:4x4"});
  const auto tours = walked({.graph = board.graph(), .closed = true}, 6);
  EXPECT_EQ(tours.solutions.size(), 6u) << "there are six closed tours of the 4×4 board";
}

TEST(Heuristic, ABoardOfAQuarterOfAMillionCells) {
  const Board board = make_board({.name = "knight:500x500"});
  EXPECT_EQ(walked({.graph = board.graph()}).answer, Found::Answer::found);
}

}  // namespace hamlet::path
