#include "hamlet/solve/bridges/sat/net_model.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {
namespace {

std::vector<int> sums(const Network& network, const BridgesByLane& net) {
  std::vector<int> sums(network.island_count(), 0);
  for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
    sums[network.ends(lane).a] += net[lane];
    sums[network.ends(lane).b] += net[lane];
  }
  return sums;
}

std::vector<BridgesByLane> all_models(NetModel& model, std::span<const Literal> assumptions) {
  std::vector<BridgesByLane> nets;
  const Literal here = model.new_literal();
  std::vector<Literal> assumed(assumptions.begin(), assumptions.end());
  assumed.push_back(here);
  while (model.solve(assumed) == NetModel::Answer::yes) {
    nets.push_back(model.net());
    model.exclude(model.net(), here);
  }
  std::ranges::sort(nets);
  return nets;
}

/// One model answers for any set of demands, one after the other.
TEST(NetModel, UnderAnyDemandsItsModelsAreTheNetsThatMeetThem) {
  Rng rng(1);
  for (int round = 0; round < 300; ++round) {
    BridgesGrid grid = random_small_grid(rng, {.most_lanes = 8, .most_k = 3});
    for (Island& island : grid.islands) island.demand = std::nullopt;
    const BridgesPuzzle puzzle(grid);
    const Network network(puzzle);
    const std::vector<BridgesByLane> nets = all_nets(puzzle);
    if (nets.empty() || nets.size() > 3000) continue;
    NetModel model(network, open_bounds(network), NetModel::Demands::assumed, {});
    const std::vector<int> wanted = sums(network, nets[rng.below(nets.size())]);
    std::vector<Literal> is_met;
    for (Vertex v = 0; v < wanted.size(); ++v) is_met.push_back(model.demand(v, wanted[v]));
    for (int i = 0; i < 4; ++i) {
      std::vector<Literal> assumptions;
      std::vector<Vertex> known;
      for (Vertex v = 0; v < wanted.size(); ++v) {
        if (rng.coin()) continue;
        assumptions.push_back(is_met[v]);
        known.push_back(v);
      }
      std::vector<BridgesByLane> expected;
      for (const BridgesByLane& net : nets) {
        const std::vector<int> has = sums(network, net);
        if (std::ranges::all_of(known, [&](Vertex v) { return has[v] == wanted[v]; }))
          expected.push_back(net);
      }
      if (expected.size() > 300) continue;
      std::ranges::sort(expected);
      ASSERT_EQ(all_models(model, assumptions), expected) << to_rows(grid);
    }
  }
}

TEST(NetModel, AnswersUnknownIfTheRunEnds) {
  const BridgesPuzzle puzzle(grid_from_rows({"1.1"}));
  const Network network(puzzle);
  hamlet::Run run;
  run.set_time_limit(0);
  NetModel model(network, open_bounds(network), NetModel::Demands::all, run);
  EXPECT_EQ(model.solve(), NetModel::Answer::unknown);
}

}  // namespace
}  // namespace hamlet::bridges
