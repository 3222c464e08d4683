#include "hamlet/base/text/deflate.hpp"

#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/base/text/base64.hpp"

namespace hamlet {

namespace {

std::string complaint_of(std::string_view stream, std::uint64_t bytes = 1 << 20) {
  try {
    inflated(stream, "here", MemoryBudget(bytes));
    return "";
  } catch (const InputError& error) {
    return error.what();
  }
}

}  // namespace

// Written by another program: a stored block, one with the fixed code, and one with a code of its own.
TEST(Deflate, StreamsOfOthersAreRead) {
  const MemoryBudget memory;
  EXPECT_EQ(inflated(std::string_view("\x01\x02\x00\xFD\xFFok", 7), "", memory), "ok");
  EXPECT_EQ(inflated(*from_base64("i46O1UEgJUMzHQslHSVDcx1jIGVkqmOkBJKJBQA="), "", memory),
            R"([[],[],[],[],["16,8","17,3","25,2"],[]])");
}

TEST(Deflate, AnyBytesComeBack) {
  Rng rng(1);
  for (const std::size_t size : {0, 1, 2, 100, 16383, 16384, 16385, 100000}) {
    std::string noise, plain;
    for (std::size_t i = 0; i < size; ++i) {
      noise += static_cast<char>(rng.below(256));
      plain += static_cast<char>('a' + rng.below(2));
    }
    for (const std::string& bytes : {noise, plain, std::string(size, 'x')})
      EXPECT_EQ(inflated(deflated(bytes), "", MemoryBudget()), bytes) << size;
  }
}

TEST(Deflate, WhatIsDamagedOrCutIsRefused) {
  const std::string good = deflated("a text that is long enough to be cut somewhere");
  EXPECT_EQ(complaint_of(good), "");
  for (std::size_t length = 0; length < good.size(); ++length)
    EXPECT_EQ(complaint_of(good.substr(0, length)), "here: the compressed text stops before its end")
        << length;
  EXPECT_EQ(complaint_of("\xFF\xFF"), "here: the compressed text is damaged");
  EXPECT_EQ(complaint_of(good + "x"), "here: the compressed text is damaged");
}

TEST(Deflate, ASmallTextCannotFillTheMemory) {
  const std::string bomb = deflated(std::string(10'000'000, 'x'));
  EXPECT_LT(bomb.size(), 20'000U);
  EXPECT_THROW(inflated(bomb, "here", MemoryBudget(1'000'000)), TooLarge);
  EXPECT_EQ(complaint_of(bomb, 20'000'000), "");
}

}  // namespace hamlet
