#include "hamlet/base/random_count.hpp"

#include <gtest/gtest.h>

#include <map>

namespace hamlet {

TEST(RandomCount, UpToAWordItIsWhatTheGeneratorDraws) {
  Rng one(3), other(3);
  for (std::uint64_t bound = 1; bound < UINT64_MAX / 7; bound *= 5)
    EXPECT_EQ(random_below(bound, one), other.below(bound));
}

TEST(RandomCount, EveryPartOfALargeRangeIsDrawnAsOften) {
  Rng rng(4);
  const Count word = Count(std::uint64_t{1} << 63) * 2;
  for (const Count& unit : {word, word * 5, word * word, word * word * word * 12345}) {
    constexpr int parts = 7, draws = 7000;
    std::map<int, int> drawn;
    for (int i = 0; i < draws; ++i) {
      const Count number = random_below(unit * parts, rng);
      ASSERT_LT(number, unit * parts);
      int part = 0;
      while (unit * static_cast<std::uint64_t>(part + 1) <= number) ++part;
      ++drawn[part];
    }
    // A thousand each; the standard deviation is 29.
    for (int part = 0; part < parts; ++part)
      EXPECT_NEAR(drawn[part], draws / parts, 180) << unit << " " << part;
  }
}

TEST(RandomCount, TheLeastBoundBeyondAWordIsReached) {
  Rng rng(5);
  const Count bound = Count(UINT64_MAX) + 1;
  Count most = 0;
  for (int i = 0; i < 1000; ++i) most = std::max(most, random_below(bound, rng));
  EXPECT_LT(most, bound);
  EXPECT_GT(most, Count(UINT64_MAX / 100 * 99));
}

}  // namespace hamlet
