#include "hamlet/board/symmetries.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

std::size_t symmetry_count(const BoardRequest& request) { return symmetries(make_board(request)).size(); }

std::vector<Vertex> first_then_second(const std::vector<Vertex>& first, const std::vector<Vertex>& second) {
  std::vector<Vertex> image;
  for (const Vertex v : first) image.push_back(second[v]);
  return image;
}

}  // namespace

TEST(Symmetries, ASquareHasEightAndARectangleFour) {
  for (const char* name : {"diplomatico:6x6", "knight:5x5", "king:4x4", "square:3x3", "leaper-1-4:6x6"})
    EXPECT_EQ(symmetry_count({.name = name}), 8u) << name;
  for (const char* name : {"diplomatico:5x7", "knight:3x4", "square:2x9"})
    EXPECT_EQ(symmetry_count({.name = name}), 4u) << name;
}

TEST(Symmetries, WhatIsTheSamePermutationCountsOnce) {
  EXPECT_EQ(symmetry_count({.name = "square:1x5"}), 2u);
  EXPECT_EQ(symmetry_count({.name = "square:1x1"}), 1u);
  EXPECT_EQ(symmetry_count({.name = "hex:1"}), 1u);
}

TEST(Symmetries, HexagonsHaveTwelveAndTrianglesSix) {
  EXPECT_EQ(symmetry_count({.name = "hex:3"}), 12u);
  EXPECT_EQ(symmetry_count({.name = "triangle:5"}), 6u);
  EXPECT_EQ(symmetry_count({.name = "triangle:2"}), 6u);
  EXPECT_EQ(symmetry_count({.name = "hex:3x4"}), 2u) << "above and below the middle row";
  EXPECT_EQ(symmetry_count({.name = "hex:4x4"}), 2u) << "half a turn";
  EXPECT_EQ(symmetry_count({.name = "hex:2x2"}), 4u) << "a rhombus";
}

TEST(Symmetries, BlockedCellsBreakThemUnlessTheyComeInTheirOwn) {
  EXPECT_EQ(symmetry_count({.name = "diplomatico:6x6", .blocked = {{1, 2}}}), 1u);
  EXPECT_EQ(symmetry_count({.name = "diplomatico:6x6", .blocked = {{1, 1}}}), 2u);
  EXPECT_EQ(symmetry_count({.name = "diplomatico:6x6", .blocked = {{1, 1}, {6, 6}}}), 4u);
  EXPECT_EQ(symmetry_count({.name = "diplomatico:5x5", .blocked = {{3, 3}}}), 8u);
  EXPECT_EQ(symmetry_count({.name = "hex:3", .blocked = {{3, 3}}}), 12u);
  EXPECT_EQ(symmetry_count({.name = "hex:3", .blocked = {{1, 1}, {1, 3}, {3, 1}, {3, 5}, {5, 1}, {5, 3}}}),
            12u);
}

TEST(Symmetries, AreThoseOfTheCellsThatAreLeft) {
  EXPECT_EQ(symmetry_count({.name = "king:3x4", .blocked = {{1, 1}, {2, 1}, {3, 1}}}), 8u);
}

TEST(Symmetries, MovesAcrossASeamAreCarriedAlong) {
  EXPECT_EQ(symmetry_count({.name = "square:5x5", .wrap = Wrap::torus}), 8u);
  EXPECT_EQ(symmetry_count({.name = "square:5x5", .wrap = Wrap::cylinder}), 4u) << "no quarter turns";
}

TEST(Symmetries, ABoardWithoutCellsHasTheOneThatMovesNothing) {
  EXPECT_THAT(symmetries(make_board({.name = "petersen:5,2"})),
              testing::ElementsAre(testing::ElementsAre(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)));
}

TEST(Symmetries, OfEveryFamilyAreAGroupThatKeepsTheMoves) {
  for (const BoardFamily* family : board_families()) {
    const Board board = make_board({.name = std::string(family->example)});
    const auto all = symmetries(board);
    ASSERT_FALSE(all.empty()) << family->name;
    EXPECT_TRUE(std::is_sorted(all[0].begin(), all[0].end())) << family->name;
    for (const auto& first : all) {
      EXPECT_TRUE(std::is_permutation(first.begin(), first.end(), all[0].begin())) << family->name;
      for (const Edge edge : board.graph().edges())
        ASSERT_TRUE(board.graph().has_arc(first[edge.from], first[edge.to])) << family->name;
      for (const auto& second : all) ASSERT_THAT(all, testing::Contains(first_then_second(first, second)));
    }
  }
}

}  // namespace hamlet
