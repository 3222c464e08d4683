#include "hamlet/base/text/utf8.hpp"

#include <gtest/gtest.h>

namespace hamlet {

TEST(Utf8, ValidTextHasNoInvalidLine) {
  EXPECT_FALSE(line_with_invalid_utf8(""));
  EXPECT_FALSE(line_with_invalid_utf8("plain\nBrücke\n日本 🙂\n"));
}

TEST(Utf8, TheFirstInvalidLineIsNamed) {
  EXPECT_EQ(line_with_invalid_utf8("ok\ncaf\xe9\n"), 2u);
  for (const char* wrong : {"\x80", "\xc0\xaf", "\xc3", "\xe0\x80\x80", "\xed\xa0\x80", "\xf0\x80\x80\x80",
                            "\xf4\x90\x80\x80", "\xff"}) {
    EXPECT_EQ(line_with_invalid_utf8(wrong), 1u);
  }
  EXPECT_EQ(line_with_invalid_utf8({"a\nb\nc\0d", 7}), 3u);
}

}  // namespace hamlet
