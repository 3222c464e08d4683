#include "read/line_reader.hpp"

#include <gtest/gtest.h>

#include "read/verdict.hpp"

namespace proof_check {

using namespace std::string_view_literals;

namespace {

std::string complaint(std::string_view text) {
  try {
    LineReader in({"file", text});
    return "";
  } catch (const Verdict& verdict) {
    EXPECT_EQ(verdict.code, unreadable);
    return verdict.what();
  }
}

}  // namespace

TEST(LineReader, GivesLinesAndTheirWords) {
  LineReader in({"file", "a  bc\t d\r\n\nlast"});
  ASSERT_TRUE(in.next());
  EXPECT_EQ(in.word(), "a");
  EXPECT_EQ(in.rest_of_line(), " bc\t d");
  EXPECT_EQ(in.word(), "bc");
  EXPECT_EQ(in.word(), "d");
  EXPECT_EQ(in.word(), "");
  EXPECT_EQ(in.word(), "");
  ASSERT_TRUE(in.next());
  EXPECT_EQ(in.word(), "");
  ASSERT_TRUE(in.next());
  EXPECT_EQ(in.line(), "last");
  EXPECT_EQ(in.line_number(), 3u);
  EXPECT_FALSE(in.next());
}

TEST(LineReader, TakesLettersOfEveryAlphabet) {
  EXPECT_EQ(complaint("tab\t \v\f\r\n~ \xc2\xa0 ä Ω ‰ 漢 \xed\x9f\xbf \xee\x80\x80 😀 \xf4\x8f\xbf\xbf"), "");
}

TEST(LineReader, NamesTheLineOfWhatIsNoText) {
  for (const std::string_view bytes :
       {"\0"sv, "\x01"sv, "\x1b"sv, "\x7f"sv, "\x80"sv, "\xff"sv, "\xc2\x9b"sv, "\xc1\xbf"sv, "\xc3"sv,
        "\xc3x"sv, "\xe0\x9f\xbf"sv, "\xe2\x82"sv, "\xe2\x82x"sv, "\xed\xa0\x80"sv, "\xf0\x8f\xbf\xbf"sv,
        "\xf0\x9f\x98"sv, "\xf4\x90\x80\x80"sv, "\xf5\x80\x80\x80"sv}) {
    const std::string text = "1 2\n3" + std::string(bytes);
    EXPECT_EQ(complaint(text), "file, line 2: this is no text in UTF-8 without control characters") << bytes;
    EXPECT_NE(complaint(text + " 4\n"), "") << bytes;
  }
}

}  // namespace proof_check
