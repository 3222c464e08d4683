#include "hamlet/solve/bridges/ladder/deduce.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {

namespace {

/// The minimum and maximum that each lane carries over the solutions.
LaneBounds hull_of(const std::vector<BridgesByLane>& nets) {
  LaneBounds hull{nets.front(), nets.front()};
  for (const BridgesByLane& net : nets) {
    for (std::size_t i = 0; i < net.size(); ++i) {
      hull.least[i] = std::min(hull.least[i], net[i]);
      hull.most[i] = std::max(hull.most[i], net[i]);
    }
  }
  return hull;
}

}  // namespace

TEST(Deduce, TheGuideListsTheRulesAsTheTableDoes) {
  std::ifstream file(std::filesystem::path(HAMLET_SOURCE) / "docs/guide/bridges.md");
  const std::string page(std::istreambuf_iterator<char>(file), {});
  std::string rows;
  for (const Deduction* rule : deductions())
    rows += fmt::format("| {} | {} | {} |\n", rule->level, rule->name, rule->summary);
  EXPECT_TRUE(page.find(rows) != std::string::npos) << "docs/guide/bridges.md should have these rows:\n"
                                                    << rows;
}

TEST(Deduce, NoLevelLosesASolution) {
  Rng rng(1);
  for (int round = 0; round < 10'000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    const Network network(puzzle);
    const auto nets = all_nets(puzzle);
    for (int level = 1; level <= level_what_if; ++level) {
      Position position(network);
      const bool is_well = deduce(position, level, {});
      if (nets.empty()) {
        EXPECT_FALSE(is_well && position.is_complete()) << to_rows(puzzle.grid());
        continue;
      }
      ASSERT_TRUE(is_well) << to_rows(puzzle.grid()) << "level " << level;
      const LaneBounds hull = hull_of(nets);
      for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
        ASSERT_LE(position.least(lane), hull.least[lane]) << to_rows(puzzle.grid()) << "level " << level;
        ASSERT_GE(position.most(lane), hull.most[lane]) << to_rows(puzzle.grid()) << "level " << level;
      }
    }
  }
}

TEST(Deduce, EveryLevelShowsAllThatTheLevelsBelowShow) {
  Rng rng(2);
  for (int round = 0; round < 3'000; ++round) {
    const Network network(BridgesPuzzle(random_small_grid(rng)));
    LaneBounds below = open_bounds(network);
    for (int level = 1; level <= level_what_if; ++level) {
      Position position(network);
      if (!deduce(position, level, {})) break;
      const LaneBounds bounds = position.bounds();
      for (LaneIndex lane = 0; lane < network.lane_count(); ++lane) {
        ASSERT_GE(bounds.least[lane], below.least[lane]);
        ASSERT_LE(bounds.most[lane], below.most[lane]);
      }
      below = bounds;
    }
  }
}

TEST(Deduce, WhatIsTakenBackLeavesNoTrace) {
  Rng rng(3);
  for (int round = 0; round < 2'000; ++round) {
    const Network network(BridgesPuzzle(random_small_grid(rng)));
    Position position(network);
    if (!position.propagate() || position.is_complete()) continue;
    const std::size_t mark = position.mark();
    const LaneBounds before = position.bounds();
    std::vector<std::int64_t> rests;
    for (Vertex v = 0; v < network.island_count(); ++v)
      rests.push_back(position.group_rest(position.group(v)));
    (void)deduce(position, level_what_if, {});
    position.undo_to(mark);
    EXPECT_EQ(position.bounds(), before);
    EXPECT_EQ(position.clash(), Clash::none);
    for (Vertex v = 0; v < network.island_count(); ++v) {
      EXPECT_EQ(position.group_rest(position.group(v)), rests[v]);
      int least = 0, most = 0;
      for (const auto& [lane, other] : network.outlets(v)) {
        least += position.least(lane);
        most += position.most(lane);
      }
      EXPECT_EQ(position.least_sum(v), least);
      EXPECT_EQ(position.most_sum(v), most);
    }
  }
}

}  // namespace hamlet::bridges
