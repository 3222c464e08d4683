#include "hamlet/solve/bridges/sweep/lane_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {
namespace {

/// One part with many lanes: a lattice of unknown clues and threes.
OpenPart mixed_part(int side) {
  BridgesGrid grid{.rows = side, .cols = side};
  for (int row = 1; row <= side; ++row) {
    for (int col = 1; col <= side; ++col)
      grid.islands.push_back({{row, col}, (row + col) % 3 == 0 ? std::nullopt : std::optional(3)});
  }
  const Network network{BridgesPuzzle(grid)};
  return open_parts(network, open_bounds(network)).value().at(0);
}

std::vector<std::uint32_t> as_given(const OpenPart& part) {
  std::vector<std::uint32_t> lanes(part.lanes.size());
  std::iota(lanes.begin(), lanes.end(), 0u);
  return lanes;
}

TEST(LaneOrder, HasEveryLaneOnce) {
  const OpenPart part = mixed_part(6);
  std::vector<std::uint32_t> lanes = find_lane_order(part, {}).lanes;
  std::sort(lanes.begin(), lanes.end());
  EXPECT_EQ(lanes, as_given(part));
}

TEST(LaneOrder, IsCheaperThanAShuffledOne) {
  const OpenPart part = mixed_part(6);
  std::vector<std::uint32_t> shuffled = as_given(part);
  Rng rng(1);
  rng.shuffle(std::span(shuffled));
  EXPECT_LT(100 * find_lane_order(part, {}).states, weigh(part, shuffled).states);
}

TEST(LaneOrder, CostsWhatItSays) {
  const OpenPart part = mixed_part(6);
  const LaneOrder order = find_lane_order(part, {});
  EXPECT_DOUBLE_EQ(weigh(part, order.lanes).states, order.states);
}

TEST(LaneOrder, DependsOnTheSeedAlone) {
  const OpenPart part = mixed_part(6);
  hamlet::Run run;
  run.seed = 5;
  EXPECT_EQ(find_lane_order(part, run).lanes, find_lane_order(part, run).lanes);
}

}  // namespace
}  // namespace hamlet::bridges
