#include <gtest/gtest.h>

#include "hamlet/board/board.hpp"
#include "hamlet/board/family.hpp"

namespace hamlet {

extern const BoardFamily aztec_family;

TEST(Guide, TheBoardOfTheGuideIsAnAztecDiamond) {
  const BoardArguments arguments{.text = "aztec:3", .extra = {}, .size = "3", .memory = {}};
  const Board board = lattice_board("aztec:3", aztec_family.lattice(arguments), Wrap::none, {});
  EXPECT_EQ(board.size(), 24u);
  // The squares of a diamond share 4n² sides.
  EXPECT_EQ(board.graph().edge_count(), 36u);
}

}  // namespace hamlet
