#include "hamlet/io/puzzlink/number16.hpp"

#include <gtest/gtest.h>

namespace hamlet {

TEST(Number16, EveryNumberComesBack) {
  for (int number = 0; number <= most_number16; number += number < 100'000 ? 1 : 997) {
    const std::string text = number16(number);
    Cursor cursor(text);
    ASSERT_TRUE(starts_number16(text[0])) << text;
    ASSERT_EQ(read_number16(cursor), number) << text;
    ASSERT_TRUE(cursor.done()) << text;
  }
}

TEST(Number16, IsWrittenAsPuzzLinkDoes) {
  EXPECT_EQ(number16(9), "9");
  EXPECT_EQ(number16(16), "-10");
  EXPECT_EQ(number16(300), "+12c");
  EXPECT_EQ(number16(4096), "=000");
  EXPECT_EQ(number16(8192), "@000");
  EXPECT_EQ(number16(12'288), "*0030");
  EXPECT_EQ(number16(77'776), "$00000");
  Cursor old("%00a");
  EXPECT_EQ(read_number16(old), 8202);
}

}  // namespace hamlet
