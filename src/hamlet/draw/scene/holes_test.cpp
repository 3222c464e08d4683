#include "hamlet/draw/scene/holes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hamlet {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Holes, AreEnclosedAndHangNotTogetherWithTheOutside) {
  EXPECT_THAT(holes_of(make_board({.name = "square:4x4", .blocked = {{1, 1}, {1, 2}, {2, 2}}})), IsEmpty());
  EXPECT_THAT(holes_of(make_board({.name = "square:4x4", .blocked = {{1, 1}, {2, 2}}})),
              ElementsAre(Cell{2, 2}));
  EXPECT_THAT(holes_of(make_board({.name = "hex:3", .blocked = {{1, 1}, {2, 2}, {4, 3}}})),
              ElementsAre(Cell{4, 3}));
  EXPECT_THAT(holes_of(make_board({.name = "square:4x4"})), IsEmpty());
}

TEST(Holes, OfATorusAreAllThatIsBlocked) {
  EXPECT_THAT(holes_of(make_board({.name = "king:4x4", .wrap = Wrap::torus, .blocked = {{1, 1}}})),
              ElementsAre(Cell{1, 1}));
}

}  // namespace hamlet
