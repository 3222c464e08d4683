#include "hamlet/base/text/scan.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hamlet {

using testing::ElementsAre;

TEST(Scan, AnIntegerIsTheWholeText) {
  EXPECT_EQ(scan_integer("-12"), -12);
  EXPECT_FALSE(scan_integer(""));
  EXPECT_FALSE(scan_integer("12x"));
  EXPECT_FALSE(scan_integer(" 12"));
  EXPECT_FALSE(scan_integer("+12"));
  EXPECT_FALSE(scan_integer("99999999999999999999"));
}

TEST(Scan, SplitKeepsEmptyPiecesAndWordsDoNot) {
  EXPECT_THAT(split("a,,b", ','), ElementsAre("a", "", "b"));
  EXPECT_THAT(split("", ','), ElementsAre(""));
  EXPECT_THAT(words("  a \t b\n"), ElementsAre("a", "b"));
  EXPECT_THAT(words(" "), ElementsAre());
}

TEST(Scan, LinesEndInEitherStyle) {
  EXPECT_THAT(lines("a\r\nb\n\nc"), ElementsAre("a", "b", "", "c"));
  EXPECT_THAT(lines("a\n"), ElementsAre("a"));
  EXPECT_THAT(lines(""), ElementsAre());
}

TEST(Scan, TrimmedLosesWhiteSpaceAtBothEnds) {
  EXPECT_EQ(trimmed(" a b\t"), "a b");
  EXPECT_EQ(trimmed(" \n"), "");
}

}  // namespace hamlet
