#include "hamlet/solve/path/count/count_by_search.hpp"

#include <gtest/gtest.h>

#include "hamlet/board/board.hpp"

namespace hamlet::path {

namespace {

std::string label(Vertex v) { return std::to_string(v); }

SearchCount count(const PathPuzzle& puzzle, std::uint64_t enough = UINT64_MAX) {
  return count_by_search(puzzle, Direction::counts, enough, label, {});
}
PathPuzzle on(const char* name) { return {.graph = make_board({.name = name}).graph()}; }

}  // namespace

TEST(CountBySearch, OpenPathsComeInPairsAndToursInBothDirections) {
  const auto open = count(on("diplomatico:4x5"));
  EXPECT_TRUE(open.complete);
  EXPECT_EQ(open.directed, 144u);
  EXPECT_EQ(open.undirected, 72u);
  PathPuzzle tours = on("square:4x4");
  tours.closed = true;
  EXPECT_EQ(count(tours).undirected, 6u);
  EXPECT_EQ(count(tours).directed, 12u);
}

TEST(CountBySearch, WhatPinsThePathDownLeavesNoReverse) {
  PathPuzzle puzzle = on("square:3x3");
  puzzle.start = 0;
  EXPECT_EQ(count(puzzle).directed, 8u);
  EXPECT_EQ(count(puzzle).undirected, 8u);
  PathPuzzle middle = on("square:3x3");
  middle.clues = {{4, 5}};
  EXPECT_EQ(count(middle).directed, 2 * count(middle).undirected) << "the middle number stays in the middle";
}

TEST(CountBySearch, ANumberedTourIsReversedAroundItsNumber) {
  PathPuzzle puzzle = on("square:4x4");
  puzzle.closed = true;
  puzzle.clues = {{5, 7}};
  EXPECT_EQ(count(puzzle).directed, 12u);
  EXPECT_EQ(count(puzzle).undirected, 6u);
}

TEST(CountBySearch, DirectedGraphsHaveNoReverse) {
  const Edge arcs[] = {{0, 1}, {1, 2}, {2, 0}};
  const auto result = count({.graph = Graph::directed(3, arcs)});
  EXPECT_EQ(result.directed, 3u);
  EXPECT_EQ(result.undirected, 3u);
}

TEST(CountBySearch, EnoughIsEnough) {
  const auto result = count(on("diplomatico:5x5"), 10);
  EXPECT_EQ(result.directed, 10u);
  EXPECT_FALSE(result.complete);
  EXPECT_TRUE(count(on("diplomatico:4x5"), 145).complete);
}

TEST(CountBySearch, ASingleCellHasOnePath) {
  EXPECT_EQ(count(on("square:1x1")).directed, 1u);
  EXPECT_EQ(count(on("square:1x1")).undirected, 1u);
  EXPECT_EQ(count(on("square:1x2")).directed, 2u);
  EXPECT_EQ(count(on("square:1x2")).undirected, 1u);
}

}  // namespace hamlet::path
