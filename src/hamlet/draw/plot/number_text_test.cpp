#include "hamlet/draw/plot/number_text.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace hamlet {
namespace {

TEST(NumberText, WritesWholeNumbersBelowAMillionInFull) {
  EXPECT_EQ(short_number(0), "0");
  EXPECT_EQ(short_number(999), "999");
  EXPECT_EQ(short_number(7094), "7094");
  EXPECT_EQ(short_number(-7094), "-7094");
  EXPECT_EQ(short_number(123456, 4), "123456");
  EXPECT_EQ(short_number(999999), "999999");
}

TEST(NumberText, WritesOfOthersTheFirstDigits) {
  EXPECT_EQ(short_number(0.358024), "0.358");
  EXPECT_EQ(short_number(0.358024, 4), "0.358");
  EXPECT_EQ(short_number(24.1095), "24.1");
  EXPECT_EQ(short_number(999.7), "1000");
}

TEST(NumberText, WritesWhatIsVeryLargeOrSmallWithAPowerOfTen) {
  EXPECT_EQ(short_number(1e6), "1·10⁶");
  EXPECT_EQ(short_number(999999.7), "1·10⁶");
  EXPECT_EQ(short_number(7094123), "7.09·10⁶");
  EXPECT_EQ(short_number(-1.5e12), "-1.5·10¹²");
  EXPECT_EQ(short_number(0.0000123), "1.23·10⁻⁵");
}

TEST(NumberText, WritesWhatIsNoNumberAsSuch) {
  EXPECT_EQ(short_number(std::numeric_limits<double>::quiet_NaN()), "nan");
  EXPECT_EQ(short_number(std::numeric_limits<double>::infinity()), "inf");
}

}  // namespace
}  // namespace hamlet
