#include "hamlet/make/bridges/hidden_net.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hamlet {

using testing::IsEmpty;

namespace {

BridgesGrid grid_of(const LayoutWish& wish, const IslandLayout& layout, int k, bool no_loops) {
  BridgesGrid grid{.rows = wish.extent.rows, .cols = wish.extent.cols, .k = k, .eight = wish.eight};
  grid.no_loops = no_loops;
  for (const Cell cell : layout.islands) grid.islands.push_back({cell, 1});
  return grid;
}

/// The violations of the net as an answer to its own demands.
std::vector<Violation> faults(BridgesGrid grid, const HiddenNet& net) {
  for (Vertex v = 0; v < grid.islands.size(); ++v) grid.islands[v].demand = net.demand(v);
  return check(BridgesPuzzle(grid), bridges::net_of(net.network(), net.bridges()));
}

bridges::LaneIndex any_lane(const HiddenNet& net, Rng& rng) {
  return static_cast<bridges::LaneIndex>(rng.below(net.network().lane_count()));
}

template <class Test>
void for_many_nets(Test&& test) {
  Rng rng(1);
  for (int round = 0; round < 40; ++round) {
    const LayoutWish wish{.extent = {8, 8}, .islands = 18, .touching = rng.coin(), .eight = rng.coin()};
    const IslandLayout layout = grow_layout(wish, rng);
    const BridgesGrid grid = grid_of(wish, layout, 1 + round % 4, rng.coin());
    HiddenNet net(BridgesPuzzle(grid), layout.tree, rng);
    test(net, grid, rng);
  }
}

}  // namespace

TEST(HiddenNet, SolvesWhatFollowsFromItThroughAllChanges) {
  for_many_nets([](HiddenNet& net, const BridgesGrid& grid, Rng& rng) {
    ASSERT_THAT(faults(grid, net), IsEmpty());
    for (int i = 0; i < 60; ++i) {
      const auto mutation = net.propose(any_lane(net, rng), rng);
      if (!mutation) continue;
      net.apply(*mutation);
      ASSERT_THAT(faults(grid, net), IsEmpty());
    }
  });
}

TEST(HiddenNet, TheLastChangeCanAlwaysBeTakenBack) {
  for_many_nets([](HiddenNet& net, const BridgesGrid&, Rng& rng) {
    for (int i = 0; i < 60; ++i) {
      const std::vector<int> before(net.bridges().begin(), net.bridges().end());
      const auto mutation = net.propose(any_lane(net, rng), rng);
      if (!mutation) continue;
      net.apply(*mutation);
      EXPECT_NE(std::vector(net.bridges().begin(), net.bridges().end()), before);
      EXPECT_TRUE(net.can_take_back(*mutation));
      net.take_back(*mutation);
      EXPECT_EQ(std::vector(net.bridges().begin(), net.bridges().end()), before);
    }
  });
}

TEST(HiddenNet, AnEarlierChangeIsTakenBackOnlyIfANetRemains) {
  int refused = 0;
  for_many_nets([&](HiddenNet& net, const BridgesGrid& grid, Rng& rng) {
    for (int i = 0; i < 20; ++i) {
      std::vector<Mutation> made;
      for (int j = 0; j < 6; ++j) {
        const auto mutation = net.propose(any_lane(net, rng), rng);
        if (!mutation) continue;
        net.apply(*mutation);
        made.push_back(*mutation);
      }
      for (const Mutation& mutation : made) {
        if (net.can_take_back(mutation)) {
          net.take_back(mutation);
        } else {
          ++refused;
        }
        ASSERT_THAT(faults(grid, net), IsEmpty());
      }
    }
  });
  EXPECT_GT(refused, 10);
}

}  // namespace hamlet
