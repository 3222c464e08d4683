#include "hamlet/base/text/base64.hpp"

#include <gtest/gtest.h>

#include "hamlet/base/random.hpp"

namespace hamlet {

// The test vectors of RFC 4648, section 10.
TEST(Base64, HasTheWordsOfTheStandard) {
  EXPECT_EQ(to_base64(""), "");
  EXPECT_EQ(to_base64("f"), "Zg==");
  EXPECT_EQ(to_base64("fo"), "Zm8=");
  EXPECT_EQ(to_base64("foo"), "Zm9v");
  EXPECT_EQ(to_base64("foobar"), "Zm9vYmFy");
}

TEST(Base64, AnyBytesComeBack) {
  Rng rng(1);
  for (std::size_t size = 0; size < 200; ++size) {
    std::string bytes;
    for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(rng.below(256));
    EXPECT_EQ(from_base64(to_base64(bytes)), bytes);
  }
}

TEST(Base64, WhatIsNoneIsRefused) {
  for (const char* text : {"Z", "Zg", "Zg=", "Zg===", "Z*==", "=", "===="})
    EXPECT_FALSE(from_base64(text)) << text;
}

}  // namespace hamlet
