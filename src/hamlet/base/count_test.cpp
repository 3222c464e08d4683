#include "hamlet/base/count.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <stdexcept>
#include <vector>

#include "hamlet/base/random.hpp"

namespace hamlet {

namespace {

constexpr std::uint64_t largest_word = std::numeric_limits<std::uint64_t>::max();

Count power_of_two(int exponent) {
  Count power = 1;
  for (int i = 0; i < exponent; ++i) power *= 2;
  return power;
}

/// A random count of up to five words, often small.
Count random_count(Rng& rng) {
  Count count;
  for (std::uint64_t words = rng.below(6); words > 0; --words)
    count = count * power_of_two(64) + rng.next() / (rng.below(1000) + 1);
  return count;
}

}  // namespace

TEST(Count, GoesOnWhereAWordEnds) {
  EXPECT_EQ((Count(largest_word) + 1).to_string(), "18446744073709551616");
  EXPECT_EQ((Count(largest_word) * 2).to_string(), "36893488147419103230");
  EXPECT_EQ((Count(largest_word) * Count(largest_word)).to_string(),
            "340282366920938463426481119284349108225");
  EXPECT_EQ(power_of_two(200).to_string(), "1606938044258990275541962092341162602522202993782792835301376");
}

TEST(Count, ComesBackToAWord) {
  Count count = Count(largest_word) + 1;
  EXPECT_EQ(count.as_u64(), std::nullopt);
  EXPECT_EQ(count.half().as_u64(), std::uint64_t{1} << 63);
  count -= 1;
  EXPECT_EQ(count.as_u64(), largest_word);
  EXPECT_TRUE((power_of_two(100) * 0).is_zero());
  EXPECT_TRUE((power_of_two(100) - power_of_two(100)).is_zero());
}

TEST(Count, NeverFallsBelowZeroAndIsNeverHalfOfAnOddOne) {
  Count three = 3;
  EXPECT_THROW(three -= 4, std::logic_error);
  EXPECT_THROW(three -= power_of_two(70), std::logic_error);
  EXPECT_EQ(three, 3);
  EXPECT_THROW(three.half(), std::logic_error);
  EXPECT_THROW((power_of_two(70) + 1).half(), std::logic_error);
  EXPECT_THROW(three.remainder(0), std::logic_error);
}

TEST(Count, IsReadAndWrittenInDecimalDigits) {
  for (const char* text :
       {"0", "7", "18446744073709551615", "18446744073709551616", "123456789012345678901234567890"})
    EXPECT_EQ(Count::parse(text).value().to_string(), text);
  EXPECT_EQ(Count::parse("000"), Count(0));
  EXPECT_EQ(Count::parse("010"), Count(10));
  for (const char* text : {"", "-1", "+1", " 1", "1 000", "0x10", "1e3", "1.0"})
    EXPECT_EQ(Count::parse(text), std::nullopt) << text;
}

TEST(Count, IsNearItsDouble) {
  EXPECT_EQ(Count(12).to_double(), 12.0);
  EXPECT_EQ(power_of_two(100).to_double(), std::ldexp(1.0, 100));
  EXPECT_TRUE(std::isinf(power_of_two(1100).to_double()));
}

TEST(Count, IsOrderedBySizeAcrossTheEndOfAWord) {
  const std::vector<Count> ascending = {
      0, 1, largest_word, power_of_two(64), power_of_two(64) + 1, power_of_two(65)};
  for (std::size_t i = 0; i < ascending.size(); ++i)
    for (std::size_t j = 0; j < ascending.size(); ++j) EXPECT_EQ(ascending[i] <=> ascending[j], i <=> j);
}

TEST(Count, ACopyIsANumberOfItsOwn) {
  Count original = power_of_two(80);
  const Count copy = original;
  original += 1;
  const Count& itself = original;
  original = itself;
  EXPECT_EQ(original - copy, 1);
  original += original;
  EXPECT_EQ(original, power_of_two(81) + 2);
}

TEST(Count, RandomCountsKeepTheLawsOfArithmetic) {
  Rng rng(1);
  for (int i = 0; i < 2000; ++i) {
    const Count a = random_count(rng);
    const Count b = random_count(rng);
    const Count c = random_count(rng);
    ASSERT_EQ(a + b, b + a);
    ASSERT_EQ(a * b, b * a);
    ASSERT_EQ((a + b) * c, a * c + b * c);
    ASSERT_EQ((a + b) - b, a);
    ASSERT_EQ((a * 2).half(), a);
    ASSERT_EQ(Count::parse(a.to_string()), a);
    const std::uint64_t modulus = rng.next() / (rng.below(1000) + 1) + 1;
    ASSERT_EQ((a + b).remainder(modulus),
              (Count(a.remainder(modulus)) + b.remainder(modulus)).remainder(modulus));
    ASSERT_LE(a, a + b);
  }
}

}  // namespace hamlet
