#include "hamlet/base/random_count.hpp"

#include <gtest/gtest.h>

#include <array>

namespace hamlet {
namespace {

Count power_of_two(unsigned bits) {
  Count power = 1;
  for (unsigned i = 0; i < bits; ++i) power *= 2;
  return power;
}

TEST(RandomBelow, StaysBelowTheBoundAndReachesAllOfIt) {
  Rng rng(1);
  for (const unsigned bits : {1u, 2u, 63u, 64u, 65u, 127u, 128u, 129u, 300u}) {
    for (const Count& bound : {power_of_two(bits) - 1, power_of_two(bits), power_of_two(bits) + 1}) {
      const RandomBelow below(bound);
      bool low = false, high = false;
      for (int i = 0; i < 200; ++i) {
        const Count number = below(rng);
        ASSERT_LT(number, bound);
        (number * 4 < bound * 2 ? low : high) = true;
      }
      EXPECT_TRUE(low) << bits;
      EXPECT_TRUE(high || bound == Count(1)) << bits;
    }
  }
}

/// Of the numbers below 3 · 2^70, each third is as likely as any other: in 3000 draws, 1000 of them, with a
/// standard deviation of 26.
TEST(RandomBelow, IsUniformBeyondWords) {
  Rng rng(2);
  const Count third = power_of_two(70);
  const RandomBelow below(third * 3);
  std::array<int, 3> seen{};
  for (int i = 0; i < 3000; ++i) {
    const Count number = below(rng);
    ++seen[number < third ? 0 : number < third * 2 ? 1 : 2];
  }
  for (const int times : seen) EXPECT_NEAR(times, 1000, 130);
}

TEST(RandomBelow, OfOneWordIsWhatTheGeneratorGives) {
  Rng rng(3), same(3);
  EXPECT_EQ(RandomBelow(1000)(rng), Count(same.below(std::uint64_t{1000})));
}

}  // namespace
}  // namespace hamlet
