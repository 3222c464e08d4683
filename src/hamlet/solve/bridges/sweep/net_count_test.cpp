#include "hamlet/solve/bridges/sweep/net_count.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {
namespace {

NetCount count(const Network& network, const LaneBounds& bounds) {
  return count_by_sweep(network, bounds, {});
}
NetCount count(const BridgesGrid& grid) {
  const Network network{BridgesPuzzle(grid)};
  return count(network, open_bounds(network));
}

LaneBounds random_bounds(const Network& network, Rng& rng) {
  LaneBounds bounds = open_bounds(network);
  for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
    if (rng.below(4) != 0) continue;
    const auto choices = static_cast<std::uint64_t>(bounds.most[lane]) + 1;
    const int one = static_cast<int>(rng.below(choices)), two = static_cast<int>(rng.below(choices));
    bounds.least[lane] = std::min(one, two);
    bounds.most[lane] = std::max(one, two);
  }
  return bounds;
}

bool is_within(const BridgesByLane& net, const LaneBounds& bounds) {
  for (std::size_t lane = 0; lane < net.size(); ++lane) {
    if (net[lane] < bounds.least[lane] || net[lane] > bounds.most[lane]) return false;
  }
  return true;
}

/// A lattice of islands with a gap of one cell between neighbours.
BridgesGrid lattice(int rows, int cols, std::optional<int> demand, int k) {
  BridgesGrid grid{.rows = 2 * rows - 1, .cols = 2 * cols - 1, .k = k};
  for (int row = 0; row < rows; ++row) {
    for (int col = 0; col < cols; ++col) grid.islands.push_back({{2 * row + 1, 2 * col + 1}, demand});
  }
  return grid;
}

TEST(NetCount, EqualsTheNetsFoundByTryingAll) {
  Rng rng(1);
  for (int round = 0; round < 4000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const Network network(puzzle);
    const NetCount found = count(network, open_bounds(network));
    ASSERT_EQ(found.ended, NetCount::Ended::counted);
    ASSERT_EQ(found.nets, count_nets(puzzle)) << to_rows(puzzle.grid());
  }
}

TEST(NetCount, WithinAnyBoundsEqualsTheNetsThatKeepThem) {
  Rng rng(2);
  for (int round = 0; round < 1500; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const Network network(puzzle);
    const std::vector<BridgesByLane> nets = all_nets(puzzle);
    for (int i = 0; i < 4; ++i) {
      const LaneBounds bounds = random_bounds(network, rng);
      const auto within = std::count_if(nets.begin(), nets.end(),
                                        [&](const BridgesByLane& net) { return is_within(net, bounds); });
      ASSERT_EQ(count(network, bounds).nets, static_cast<std::uint64_t>(within)) << to_rows(puzzle.grid());
    }
  }
}

TEST(NetCount, OfGridsWithManyUnknownCluesEqualsTheNetsFoundByTryingAll) {
  Rng rng(3);
  for (int round = 0; round < 300; ++round) {
    BridgesGrid grid = random_small_grid(rng, {.most_lanes = 9, .most_k = 2});
    for (Island& island : grid.islands) {
      if (rng.below(3) != 0) island.demand = std::nullopt;
    }
    ASSERT_EQ(count(grid).nets, count_nets(BridgesPuzzle(grid))) << to_rows(grid);
  }
}

TEST(NetCount, IsTheSameForAGridTurnedOrMirrored) {
  Rng rng(4);
  for (int round = 0; round < 20; ++round) {
    const BridgesGrid grid = random_small_grid(
        rng, {.most_rows = 9, .most_cols = 9, .most_islands = 30, .most_lanes = 64, .forbidden = false});
    BridgesGrid mirrored = grid, turned = grid;
    std::swap(turned.rows, turned.cols);
    for (std::size_t i = 0; i < grid.islands.size(); ++i) {
      const Cell cell = grid.islands[i].cell;
      mirrored.islands[i].cell.col = grid.cols + 1 - cell.col;
      turned.islands[i].cell = {cell.col, grid.rows + 1 - cell.row};
    }
    const Count nets = count(grid).nets;
    ASSERT_EQ(nets, count(mirrored).nets) << to_rows(grid);
    ASSERT_EQ(nets, count(turned).nets) << to_rows(grid);
  }
}

/// Counts the connected spanning subgraphs of a ladder in which a lane can be taken in k ways. For the first
/// n rungs, `joined` counts the connected ones, and `apart` those in which the last two islands are not
/// joined but all others are joined to one of them.
Count ladder_nets(int rungs, std::uint64_t k) {
  Count joined = k, apart = 1;
  for (int n = 1; n < rungs; ++n) {
    const Count one_rail = 2 * k, both_rails = k * k;
    const Count next_joined = joined * (both_rails * (k + 1) + one_rail * k) + apart * both_rails * k;
    const Count next_apart = joined * one_rail + apart * both_rails;
    joined = next_joined;
    apart = next_apart;
  }
  return joined;
}

TEST(NetCount, OfALongLadderOfUnknownCluesIsExactBeyondWords) {
  for (int k : {1, 2, 3}) {
    for (int rungs : {1, 2, 3, 10, 100})
      EXPECT_EQ(count(lattice(2, rungs, std::nullopt, k)).nets, ladder_nets(rungs, static_cast<unsigned>(k)));
  }
}

/// The numbers are 1, 4, 15, 56, … by the recurrence of Kreweras.
TEST(NetCount, OfALadderWithoutLoopsIsItsSpanningTrees) {
  Count before = 0, trees = 1;
  for (int rungs = 1; rungs < 60; ++rungs) {
    BridgesGrid grid = lattice(2, rungs, std::nullopt, 1);
    grid.no_loops = true;
    EXPECT_EQ(count(grid).nets, trees) << rungs;
    const Count next = trees * 4 - before;
    before = trees;
    trees = next;
  }
}

/// With k = 1 and all demands 2, nets are Hamiltonian cycles. There are 1072 on six by six.
TEST(NetCount, OfALatticeOfTwosIsItsHamiltonianCycles) {
  EXPECT_EQ(count(lattice(4, 4, 2, 1)).nets, Count(6));
  EXPECT_EQ(count(lattice(5, 5, 2, 1)).nets, Count(0));
  EXPECT_EQ(count(lattice(6, 6, 2, 1)).nets, Count(1072));
}

/// Spanning trees of the five by five lattice.
TEST(NetCount, OfALatticeWithoutCluesOrLoopsIsItsSpanningTrees) {
  BridgesGrid grid = lattice(5, 5, std::nullopt, 1);
  grid.no_loops = true;
  EXPECT_EQ(count(grid).nets, Count(557568000));
}

/// One lane of a ring determines the others. If two opposite ones are empty, the ring falls apart.
TEST(NetCount, OfARingGrowsWithItsDemands) {
  EXPECT_EQ(count(lattice(2, 2, 100000, 1000000)).nets, Count(99999));
}

TEST(NetCount, OfOneIslandIsOneIfItDemandsNothing) {
  EXPECT_EQ(count(BridgesGrid{.rows = 1, .cols = 1, .islands = {{{1, 1}, std::nullopt}}}).nets, Count(1));
  EXPECT_EQ(count(BridgesGrid{.rows = 1, .cols = 1, .islands = {{{1, 1}, 1}}}).nets, Count(0));
}

TEST(NetCount, IsNoneWhereBoundsContradictOneAnother) {
  const Network network{BridgesPuzzle(grid_from_rows({"1.1"}))};
  EXPECT_EQ(count(network, {{1}, {0}}).nets, Count(0));
  EXPECT_EQ(count(network, {{2}, {2}}).nets, Count(0));
  EXPECT_EQ(count(network, {{1}, {1}}).nets, Count(1));
}

TEST(NetCount, SaysSoIfItWouldTakeMoreMemoryThanAllowed) {
  const Network network{BridgesPuzzle(lattice(9, 9, 4, 2))};
  hamlet::Run run;
  run.memory = MemoryBudget(100000);
  const NetCount found = count_by_sweep(network, open_bounds(network), run);
  EXPECT_EQ(found.ended, NetCount::Ended::too_large);
  EXPECT_NE(found.why, "");
}

TEST(NetCount, IsTheSameInWhateverMemoryIsEnough) {
  const Network network{BridgesPuzzle(lattice(6, 6, 4, 2))};
  const Count nets = count(network, open_bounds(network)).nets;
  int enough = 0;
  for (std::uint64_t bytes = 1024; bytes <= 64 << 20; bytes *= 2) {
    hamlet::Run run;
    run.memory = MemoryBudget(bytes);
    const NetCount found = count_by_sweep(network, open_bounds(network), run);
    if (found.ended == NetCount::Ended::counted) {
      ++enough;
      EXPECT_EQ(found.nets, nets) << bytes;
    } else {
      EXPECT_EQ(found.ended, NetCount::Ended::too_large) << bytes;
      EXPECT_EQ(enough, 0) << bytes;
    }
  }
  EXPECT_GT(enough, 0);
}

TEST(NetCount, SaysSoAtOnceIfNoMemoryWouldDo) {
  const Network network{BridgesPuzzle(lattice(100, 100, 4, 2))};
  const NetCount found = count(network, open_bounds(network));
  EXPECT_EQ(found.ended, NetCount::Ended::too_large);
  EXPECT_EQ(found.states, 0u);
}

TEST(NetCount, SaysSoIfItIsStopped) {
  const Network network{BridgesPuzzle(lattice(9, 9, 4, 2))};
  std::stop_source stop;
  stop.request_stop();
  hamlet::Run run;
  run.stop = stop.get_token();
  EXPECT_EQ(count_by_sweep(network, open_bounds(network), run).ended, NetCount::Ended::stopped);
}

}  // namespace
}  // namespace hamlet::bridges
