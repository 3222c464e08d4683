#include "hamlet/draw/book/words/measure.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hamlet {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Wrapped, BreaksBetweenWords) {
  EXPECT_THAT(wrapped("one two three", 1, measured_width("one two", 1)), ElementsAre("one two", "three"));
  EXPECT_THAT(wrapped("one two three", 1, measured_width("one two thr", 1)), ElementsAre("one two", "three"));
  EXPECT_THAT(wrapped("  one  ", 1, 100), ElementsAre("one"));
  EXPECT_THAT(wrapped("", 1, 100), IsEmpty());
}

TEST(Wrapped, NoLineIsWiderThanAsked) {
  const std::string text =
      "Write the numbers 1, 2, 3, … into the cells, withoutaspaceforaverylongtime, née Ж.";
  for (double width = 2; width < 60; width += 0.7) {
    for (const std::string& line : wrapped(text, 1.3, width))
      EXPECT_LE(measured_width(line, 1.3), width + 1e-9) << line;
  }
}

TEST(Wrapped, AWordWiderThanTheLineIsBroken) {
  EXPECT_THAT(wrapped("aaaaaa", 1, measured_width("aaaa", 1)), ElementsAre("aaaa", "aa"));
  EXPECT_THAT(wrapped("ab", 1, 0.001), ElementsAre("a", "b")) << "at least a letter a line";
}

TEST(Wrapped, WhatIsMoreThanTheLinesEndsInDots) {
  EXPECT_THAT(wrapped("one two three", 1, measured_width("one two", 1), 1), ElementsAre("one t…"));
  EXPECT_THAT(wrapped("one two", 1, measured_width("one two", 1), 1), ElementsAre("one two"));
}

TEST(MeasuredWidth, BoldIsWiderAndSizeScales) {
  EXPECT_GT(measured_width("word", 1, true), measured_width("word", 1));
  EXPECT_DOUBLE_EQ(measured_width("word", 3), 3 * measured_width("word", 1));
}

TEST(MeasuredWidth, AccentsDoNotChangeIt) {
  EXPECT_DOUBLE_EQ(measured_width("äéñçÉí", 1), measured_width("aencEi", 1));
  EXPECT_LT(measured_width("’", 1), measured_width("“", 1));
}

}  // namespace hamlet
