#include "hamlet/solve/path/rules/clue_reach.hpp"

#include <gtest/gtest.h>

#include "hamlet/board/board.hpp"

namespace hamlet::path {

TEST(ClueReach, KnowsWhichCellsLieBetweenTwoNumbers) {
  // 1 . 3
  // . . .
  // . . 9
  const Board board = make_board({.name = "square:3x3"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}, {2, 3}, {8, 9}}};
  const Rules rules(puzzle);
  const ClueReach reach(puzzle, rules);
  ASSERT_TRUE(reach.is_of_use());
  EXPECT_TRUE(reach.allows(1, 2));
  EXPECT_FALSE(reach.allows(3, 2)) << "two moves from the 3";
  EXPECT_EQ(reach.last_chance(1), 9u) << "over the middle, 1 could also stand between 3 and 9";
  EXPECT_TRUE(reach.allows(5, 8));
  EXPECT_FALSE(reach.allows(3, 8));
  EXPECT_EQ(reach.end_of_stretch(1), 3u);
  EXPECT_EQ(reach.end_of_stretch(3), 9u);
  EXPECT_EQ(reach.end_of_stretch(9), 10u);
}

TEST(ClueReach, FirstAndLastNumbersAloneSayNothing) {
  const Board board = make_board({.name = "square:3x3"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}, {8, 9}}};
  EXPECT_FALSE(ClueReach(puzzle, Rules(puzzle)).is_of_use());
}

}  // namespace hamlet::path
