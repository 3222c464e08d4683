#include "hamlet/base/disjoint_sets.hpp"

#include <gtest/gtest.h>

#include <set>

#include "hamlet/base/random.hpp"

namespace hamlet {

TEST(DisjointSets, EachElementIsASetOfItsOwnAtFirst) {
  DisjointSets sets(3);
  EXPECT_EQ(sets.count(), 3u);
  for (std::uint32_t i = 0; i < 3; ++i) EXPECT_EQ(sets.find(i), i);
}

TEST(DisjointSets, AUnionHasTheNameOfItsSecondSet) {
  DisjointSets sets(4);
  EXPECT_TRUE(sets.unite(0, 1));
  EXPECT_TRUE(sets.unite(1, 3));
  EXPECT_FALSE(sets.unite(0, 3));
  EXPECT_EQ(sets.find(0), 3u);
  EXPECT_TRUE(sets.is_name(3));
  EXPECT_FALSE(sets.are_one(0, 2));
  EXPECT_EQ(sets.count(), 2u);
}

TEST(DisjointSets, RandomUnionsAgreeWithPaintingTheElements) {
  Rng rng(1);
  for (int round = 0; round < 50; ++round) {
    const auto size = static_cast<std::uint32_t>(1 + rng.below(30));
    DisjointSets sets(size);
    std::vector<std::uint32_t> colour(size);
    std::iota(colour.begin(), colour.end(), 0u);
    for (int step = 0; step < 20; ++step) {
      const auto a = static_cast<std::uint32_t>(rng.below(size));
      const auto b = static_cast<std::uint32_t>(rng.below(size));
      const std::uint32_t from = colour[a], to = colour[b];
      ASSERT_EQ(sets.unite(a, b), from != to);
      for (std::uint32_t& c : colour) c = c == from ? to : c;
      ASSERT_EQ(sets.count(), std::set(colour.begin(), colour.end()).size());
      for (std::uint32_t i = 0; i < size; ++i) ASSERT_EQ(sets.are_one(a, i), colour[a] == colour[i]);
    }
  }
}

}  // namespace hamlet
