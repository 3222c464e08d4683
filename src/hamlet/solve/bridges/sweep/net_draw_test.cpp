#include "hamlet/solve/bridges/sweep/net_draw.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {
namespace {

/// Chooses, for draw i of `all`, the digits of i in the mixed radix of the parts' numbers of nets.
ChooseRanks each_once(std::size_t all, std::uint64_t& radix) {
  return [all, &radix](const Count& nets) {
    std::vector<Count> ranks;
    const std::uint64_t of_part = nets.as_u64().value();
    for (std::size_t i = 0; i < all; ++i) ranks.push_back(Count(i / radix % of_part));
    radix *= of_part;
    return ranks;
  };
}

std::vector<BridgesByLane> every_net(const Network& network, const LaneBounds& bounds, std::size_t all) {
  std::uint64_t radix = 1;
  NetDraw draw = draw_by_sweep(network, bounds, all, each_once(all, radix), {});
  EXPECT_EQ(draw.count.ended, NetCount::Ended::counted);
  EXPECT_EQ(draw.count.nets, Count(all));
  std::sort(draw.nets.begin(), draw.nets.end());
  return std::move(draw.nets);
}

void expect_each_once(const BridgesPuzzle& puzzle) {
  const Network network(puzzle);
  std::vector<BridgesByLane> nets = all_nets(puzzle);
  std::sort(nets.begin(), nets.end());
  ASSERT_EQ(every_net(network, open_bounds(network), nets.size()), nets) << to_rows(puzzle.grid());
}

TEST(NetDraw, TheRanksAreTheNetsEachOnce) {
  Rng rng(1);
  for (int round = 0; round < 3000; ++round) expect_each_once(BridgesPuzzle(random_small_grid(rng)));
}

TEST(NetDraw, TheRanksAreTheNetsEachOnceWhereManyDemandsAreUnknown) {
  Rng rng(2);
  for (int round = 0; round < 300; ++round) {
    BridgesGrid grid = random_small_grid(rng, {.most_lanes = 9, .most_k = 2});
    for (Island& island : grid.islands) {
      if (rng.below(3) != 0) island.demand = std::nullopt;
    }
    expect_each_once(BridgesPuzzle(grid));
  }
}

TEST(NetDraw, KeepsTheBounds) {
  Rng rng(3);
  for (int round = 0; round < 500; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const Network network(puzzle);
    LaneBounds bounds = open_bounds(network);
    for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
      if (rng.coin()) continue;
      bounds.least[lane] = static_cast<int>(rng.below(static_cast<std::uint64_t>(bounds.most[lane]) + 1));
    }
    std::vector<BridgesByLane> nets = all_nets(puzzle);
    std::erase_if(nets, [&](const BridgesByLane& net) {
      for (std::size_t lane = 0; lane < net.size(); ++lane) {
        if (net[lane] < bounds.least[lane] || net[lane] > bounds.most[lane]) return true;
      }
      return false;
    });
    std::sort(nets.begin(), nets.end());
    ASSERT_EQ(every_net(network, bounds, nets.size()), nets) << to_rows(puzzle.grid());
  }
}

BridgesGrid unknown_lattice(int rows, int cols) {
  BridgesGrid grid{.rows = 2 * rows - 1, .cols = 2 * cols - 1};
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) grid.islands.push_back({{2 * row + 1, 2 * col + 1}, std::nullopt});
  }
  return grid;
}

/// The first, the last and the middle of numbers beyond 64 bits.
TEST(NetDraw, OfMoreNetsThanAWordCanCountFindsThemToo) {
  const BridgesPuzzle puzzle(unknown_lattice(2, 60));
  const Network network(puzzle);
  const auto choose = [](const Count& nets) {
    EXPECT_FALSE(nets.as_u64());
    const Count half = (nets.remainder(2) == 0 ? nets : nets - 1).half();
    return std::vector<Count>{0, 1, half, half + 1, nets - 1};
  };
  const NetDraw draw = draw_by_sweep(network, open_bounds(network), 5, choose, {});
  ASSERT_EQ(draw.nets.size(), 5u);
  EXPECT_EQ(std::set(draw.nets.begin(), draw.nets.end()).size(), 5u);
  for (const BridgesByLane& net : draw.nets) EXPECT_TRUE(check(puzzle, net_of(network, net)).empty());
}

TEST(NetDraw, IsTheSameInWhateverMemoryIsEnough) {
  const BridgesPuzzle puzzle(unknown_lattice(3, 5));
  const Network network(puzzle);
  const auto choose = [](const Count& nets) {
    std::vector<Count> ranks;
    for (std::uint64_t i = 0; i < 20; ++i) ranks.push_back((nets.as_u64().value() - 1) / 19 * i);
    return ranks;
  };
  const NetDraw all = draw_by_sweep(network, open_bounds(network), 20, choose, {});
  ASSERT_EQ(all.nets.size(), 20u);
  int enough = 0, too_little = 0;
  for (std::uint64_t bytes = 1024; bytes <= 64 << 20; bytes *= 2) {
    hamlet::Run run;
    run.memory = MemoryBudget(bytes);
    const NetDraw draw = draw_by_sweep(network, open_bounds(network), 20, choose, run);
    if (draw.count.ended == NetCount::Ended::counted) {
      ++enough;
      EXPECT_EQ(draw.nets, all.nets) << bytes;
    } else {
      ++too_little;
      EXPECT_EQ(draw.count.ended, NetCount::Ended::too_large) << bytes;
      EXPECT_NE(draw.count.why, "");
      EXPECT_TRUE(draw.nets.empty());
    }
  }
  EXPECT_GT(enough, 0);
  EXPECT_GT(too_little, 0);
}

TEST(NetDraw, RefusesARankBeyondTheNets) {
  const BridgesPuzzle puzzle(unknown_lattice(2, 2));
  const Network network(puzzle);
  EXPECT_THROW(draw_by_sweep(network, open_bounds(network), 1,
                             [](const Count& nets) { return std::vector<Count>{nets}; }, {}),
               std::logic_error);
}

}  // namespace
}  // namespace hamlet::bridges
