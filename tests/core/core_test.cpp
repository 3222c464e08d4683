#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/hamlet.hpp"

namespace hamlet {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using ::testing::ThrowsMessage;

TEST(CoreOnly, SolvesCountsExplainsMakesAndDraws) {
  EXPECT_EQ(solve(Puzzle("knight:5x5")).verdict, Verdict::yes);
  EXPECT_EQ(count(Puzzle("diplomatico:4x5")).directed, "144");
  const Puzzle made = make("hidato", "4x4").puzzles.at(0);
  EXPECT_EQ(explain(made).verdict, Verdict::yes);
  EXPECT_THAT(draw(made, "svg"), StartsWith("<svg"));
}

TEST(CoreOnly, HasWhatNeedsNoFurtherLibrary) {
  EXPECT_THAT(drawing_names(), ElementsAre("terminal", "svg"));
  EXPECT_THAT([] { draw(Puzzle("king:2x2"), "pdf"); }, ThrowsMessage<InputError>(HasSubstr("svg")));
  EXPECT_THAT(ask(R"({"api":1,"id":1,"do":"learn"})"), HasSubstr("unknown operation 'learn'"));
  EXPECT_THAT(ask(R"({"api":1,"id":1,"do":"board","puzzle":"square","resolution":9,)"
                  R"("image":{"base64":"iVBORw0KGgo="}})"),
              HasSubstr("cannot decode pictures"));
}

}  // namespace hamlet
