#include "hamlet/solve/bridges/count.hpp"

#include <gtest/gtest.h>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {

namespace {

NetTotal total(const BridgesPuzzle& puzzle, std::uint64_t enough = UINT64_MAX) {
  return count_nets(Question(puzzle), enough, {});
}

}  // namespace

TEST(CountNets, IsWhatPlainTrialFinds) {
  Rng rng(1);
  for (int round = 0; round < 5'000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const NetTotal counted = total(puzzle);
    ASSERT_TRUE(counted.is_exact);
    ASSERT_EQ(counted.nets, Count(count_nets(puzzle))) << to_rows(puzzle.grid());
  }
}

TEST(CountNets, StopsWhereEnoughAreKnown) {
  const BridgesPuzzle puzzle(grid_from_rows({"???", "???", "???"}));
  const NetTotal counted = total(puzzle, 7);
  EXPECT_FALSE(counted.is_exact);
  EXPECT_EQ(counted.nets, Count(7));
  EXPECT_GT(total(puzzle).nets, Count(7));
}

TEST(SmallestK, IsTheFirstThatWorks) {
  Rng rng(2);
  int found_ones = 0;
  for (int round = 0; round < 2'000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const SmallestK found = smallest_k(puzzle, {});
    ASSERT_NE(found.answer, SmallestK::Answer::unknown);
    if (found.answer == SmallestK::Answer::none) {
      EXPECT_EQ(count_nets(with_k(puzzle, 20), 1), 0u) << to_rows(puzzle.grid());
      continue;
    }
    ++found_ones;
    EXPECT_EQ(count_nets(with_k(puzzle, found.k), 1), 1u);
    EXPECT_TRUE(check(with_k(puzzle, found.k), found.net).empty());
    if (found.k == 1) continue;
    EXPECT_EQ(count_nets(with_k(puzzle, found.k - 1), 1), 0u) << to_rows(puzzle.grid());
  }
  EXPECT_GT(found_ones, 500);
}

TEST(CountForEachK, GrowsUntilTheDemandsBindAndIsRightForEach) {
  Rng rng(3);
  for (int round = 0; round < 300; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng, {.unknown = false}));
    Count before = 0;
    for (const auto& [k, counted] : count_for_each_k(puzzle, BridgesByLane(puzzle.lanes().size(), 0), {})) {
      EXPECT_EQ(counted.nets, Count(count_nets(with_k(puzzle, k))));
      EXPECT_GE(counted.nets, before);
      before = counted.nets;
    }
    EXPECT_EQ(before, Count(count_nets(with_k(puzzle, 30))));
  }
}

}  // namespace hamlet::bridges
