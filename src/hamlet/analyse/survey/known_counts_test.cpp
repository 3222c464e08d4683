#include "hamlet/analyse/survey/known_counts.hpp"

#include <gtest/gtest.h>

#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet {

TEST(KnownCounts, AreWhatCountingGives) {
  for (const char* const name :
       {"diplomatico:4x9", "diplomatico:6x6", "knight:5x5", "king:4x4", "square:5x5"}) {
    const Board board = make_board({.name = name});
    EXPECT_EQ(known_count(name, Counted::paths), path::count_paths({.graph = board.graph()}, {}, {}).directed)
        << name;
  }
  EXPECT_EQ(known_count("knight:6x6", Counted::tours), Count(9862));
}

TEST(KnownCounts, HoldNumbersBeyond64Bits) {
  ASSERT_TRUE(known_count("diplomatico:4x31", Counted::paths));
  EXPECT_EQ(known_count("diplomatico:4x31", Counted::paths)->to_string(), "2886395805310579519961268");
}

TEST(KnownCounts, OfOtherBoardsThereAreNone) {
  EXPECT_FALSE(known_count("diplomatico:40x40", Counted::paths));
  EXPECT_FALSE(known_count("", Counted::tours));
}

}  // namespace hamlet
