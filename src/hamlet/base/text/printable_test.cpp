#include "hamlet/base/text/printable.hpp"

#include <gtest/gtest.h>

namespace hamlet {

TEST(PrintableText, GoodTextStaysAsItIs) {
  for (const char* text : {"", "plain", "Brücke – ◆ 𝄞"}) EXPECT_EQ(printable(text), text);
}

TEST(PrintableText, MalformedBytesAndControlsAreReplaced) {
  EXPECT_EQ(printable("a\x1b"), "a\uFFFD");
  EXPECT_EQ(printable("\xC0\x80"), "\uFFFD\uFFFD");
  EXPECT_EQ(printable("\xE2\x97"), "\uFFFD");
  EXPECT_EQ(printable("\xED\xA0\x80"), "\uFFFD");
  EXPECT_EQ(printable("a\nb\tc"), "a b c");
}

TEST(PrintableText, CharactersAreCountedNotBytes) { EXPECT_EQ(character_count("ü–◆"), 3u); }

}  // namespace hamlet
