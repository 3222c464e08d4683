#include "hamlet/base/text/nearest.hpp"

#include <gtest/gtest.h>

#include <array>

namespace hamlet {

TEST(Nearest, CountsInsertionsReplacementsAndSwaps) {
  EXPECT_EQ(edit_distance("knight", "knight"), 0u);
  EXPECT_EQ(edit_distance("kinght", "knight"), 1u);
  EXPECT_EQ(edit_distance("", "hex"), 3u);
  EXPECT_EQ(edit_distance("square", "squares"), 1u);
}

TEST(Nearest, SuggestsWhatIsNearAndListsOtherwise) {
  constexpr std::array<std::string_view, 3> boards = {"knight", "king", "hex"};
  EXPECT_EQ(unknown_name("board", "kinght", boards), "unknown board 'kinght'; did you mean 'knight'?");
  EXPECT_EQ(unknown_name("board", "dodecahedron", boards),
            "unknown board 'dodecahedron'; the choices are knight, king, hex");
}

}  // namespace hamlet
