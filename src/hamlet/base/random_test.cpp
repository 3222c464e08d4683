#include "hamlet/base/random.hpp"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <set>
#include <vector>

namespace hamlet {

TEST(Rng, ASeedMeansTheSameEverywhere) {
  Rng rng(1);
  EXPECT_EQ(rng.next(), 14971601782005023387u);
  EXPECT_EQ(rng.next(), 13781649495232077965u);
}

TEST(Rng, BelowCoversItsRangeEvenly) {
  Rng rng(7);
  std::array<int, 10> seen{};
  for (int i = 0; i < 10000; ++i) ++seen[rng.below(10)];
  for (int count : seen) EXPECT_NEAR(count, 1000, 150);
}

TEST(Rng, ASplitStreamDoesNotDependOnLaterUse) {
  Rng one(3), two(3);
  Rng from_one = one.split(), from_two = two.split();
  one.next();
  EXPECT_EQ(from_one.next(), from_two.next());
}

TEST(Rng, ShuffleKeepsTheItems) {
  std::vector<int> items(100);
  std::iota(items.begin(), items.end(), 0);
  Rng(5).shuffle(std::span(items));
  EXPECT_FALSE(std::is_sorted(items.begin(), items.end()));
  EXPECT_EQ(std::set<int>(items.begin(), items.end()).size(), 100u);
}

}  // namespace hamlet
