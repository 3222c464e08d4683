#include "hamlet/solve/path/sweep/store/block.hpp"

#include <gtest/gtest.h>

#include "hamlet/base/random.hpp"

namespace hamlet::path {
namespace {

std::vector<std::uint64_t> random_counts(Rng& rng) {
  std::vector<std::uint64_t> counts(1 + rng.below(300));
  const std::uint64_t filled = rng.below(101), bits = 1 + rng.below(64);
  for (std::uint64_t& count : counts) {
    if (rng.below(100) < filled) count = rng.next() >> (64 - bits);
  }
  return counts;
}

std::vector<std::uint8_t> stored(std::span<const std::uint64_t> counts, const BlockPlan& plan) {
  std::vector<std::uint8_t> bytes(plan.bytes(static_cast<std::uint32_t>(counts.size())) + block_slack);
  write_block(counts, plan, bytes.data());
  return bytes;
}

TEST(Block, GivesBackWhatWasWritten) {
  Rng rng(1);
  for (int round = 0; round < 500; ++round) {
    const auto counts = random_counts(rng);
    const auto size = static_cast<std::uint32_t>(counts.size());
    BlockPlan plan;
    best_kernel().plan(counts, plan);
    const auto bytes = stored(counts, plan);
    StateList list;
    read_block(bytes.data(), size, list);
    std::vector<std::uint64_t> again(size, 0);
    for (std::size_t i = 0; i < list.rank.size(); ++i) again[list.rank[i]] = list.count[i];
    ASSERT_EQ(again, counts);
    ASSERT_EQ(list.rank.size(), plan.states);
    ASSERT_EQ(block_bytes(bytes.data(), size), bytes.size() - block_slack);
    for (std::uint32_t rank = 0; rank < size; ++rank)
      ASSERT_EQ(count_at(bytes.data(), size, rank), counts[rank]);

    BlockPlan of_list;
    plan_block(list, size, of_list);
    std::vector<std::uint8_t> from_list(bytes.size());
    write_block(list, size, of_list, from_list.data());
    ASSERT_TRUE(std::equal(bytes.begin(), bytes.end() - block_slack, from_list.begin()));
  }
}

TEST(Block, EveryProcessorWritesTheSame) {
  Rng rng(2);
  for (int round = 0; round < 500; ++round) {
    const auto counts = random_counts(rng);
    BlockPlan portable, best;
    portable_kernel().plan(counts, portable);
    best_kernel().plan(counts, best);
    ASSERT_EQ(portable.bits, best.bits);
    ASSERT_EQ(portable.width, best.width);
    ASSERT_EQ(portable.states, best.states);
  }
}

TEST(Block, TakesAsFewBytesAsItsLargestCount) {
  const std::vector<std::uint64_t> counts = {0, 255, 0, 7};
  BlockPlan plan;
  best_kernel().plan(counts, plan);
  EXPECT_EQ(plan.bytes(4), 1u + 1 + 2);
}

}  // namespace
}  // namespace hamlet::path
