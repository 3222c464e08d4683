#include "hamlet/solve/bridges/ladder/way.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {

namespace {

/// A puzzle with what it takes to explain it.
struct Explained {
  BridgesPuzzle puzzle;
  Network network;
  Wording wording;
  explicit Explained(BridgesGrid grid) : puzzle(std::move(grid)), network(puzzle), wording(network, puzzle) {}

  Way way(int level, std::span<const int> solution = {}) const {
    Position position(network);
    return find_way(position, level, wording, solution, Run{});
  }
};

/// The bounds that follow from the steps' changes alone.
LaneBounds replay(const Network& network, const Way& way) {
  LaneBounds bounds = open_bounds(network);
  for (const WayStep& step : way.steps) {
    for (const LaneTightening& change : step.changes) {
      EXPECT_EQ(bounds.least[change.lane], change.least_before);
      EXPECT_EQ(bounds.most[change.lane], change.most_before);
      EXPECT_TRUE(change.least > change.least_before || change.most < change.most_before);
      bounds.least[change.lane] = change.least;
      bounds.most[change.lane] = change.most;
    }
  }
  return bounds;
}

}  // namespace

TEST(Way, StepByStepShowsWhatTheLevelShowsAtOnce) {
  Rng rng(1);
  for (int round = 0; round < 2'000; ++round) {
    const Explained explained(random_small_grid(rng));
    for (int level = 1; level <= level_what_if; ++level) {
      Position at_once(explained.network), by_steps(explained.network);
      const bool is_well = deduce(at_once, level, {});
      const Way way = find_way(by_steps, level, explained.wording, {}, {});
      ASSERT_EQ(way.end != Way::End::clash, is_well) << to_rows(explained.puzzle.grid()) << level;
      if (!is_well) continue;
      ASSERT_EQ(by_steps.bounds(), at_once.bounds()) << to_rows(explained.puzzle.grid()) << level;
      for (const WayStep& step : way.steps) ASSERT_LE(step.level, level);
    }
  }
}

TEST(Way, EveryUniquePuzzleIsExplainedToItsSolution) {
  Rng rng(2);
  int explained_ones = 0;
  for (int round = 0; round < 3'000; ++round) {
    const Explained explained(random_small_grid(rng));
    const auto nets = all_nets(explained.puzzle, 2);
    if (nets.size() != 1) continue;
    const Way way = explained.way(highest_level, nets[0]);
    ASSERT_EQ(way.end, Way::End::solved) << to_rows(explained.puzzle.grid());
    EXPECT_EQ(replay(explained.network, way), (LaneBounds{nets[0], nets[0]}));
    ++explained_ones;
  }
  EXPECT_GT(explained_ones, 500);
}

TEST(Way, WhatHasNoSolutionIsExplainedToAClash) {
  Rng rng(3);
  int explained_ones = 0;
  for (int round = 0; round < 2'000; ++round) {
    const Explained explained(random_small_grid(rng));
    if (!all_nets(explained.puzzle, 1).empty()) continue;
    const Way way = explained.way(highest_level);
    ASSERT_EQ(way.end, Way::End::clash) << to_rows(explained.puzzle.grid());
    EXPECT_TRUE(way.steps.back().is_clash());
    EXPECT_FALSE(way.steps.back().because.empty());
    ++explained_ones;
  }
  EXPECT_GT(explained_ones, 300);
}

TEST(Way, AmbiguousPuzzlesAreStuckAndLoseNothing) {
  Rng rng(4);
  int stuck = 0;
  for (int round = 0; round < 500; ++round) {
    const Explained explained(random_small_grid(rng, {.most_lanes = 10}));
    const auto nets = all_nets(explained.puzzle, 50);
    if (nets.size() < 2) continue;
    const Way way = explained.way(level_what_if);
    EXPECT_EQ(way.end, Way::End::stuck);
    const LaneBounds bounds = replay(explained.network, way);
    for (const BridgesByLane& net : nets) {
      for (std::size_t i = 0; i < net.size(); ++i) {
        EXPECT_LE(bounds.least[i], net[i]);
        EXPECT_GE(bounds.most[i], net[i]);
      }
    }
    ++stuck;
  }
  EXPECT_GT(stuck, 20);
}

TEST(Way, AStepGivesEveryIslandThatItsSentenceNames) {
  static const std::regex label(R"(\br(\d+)c(\d+))");
  Rng rng(6);
  std::map<std::string_view, int> read;
  for (int round = 0; round < 3'000; ++round) {
    const Explained explained(random_small_grid(rng));
    const auto expect_given = [&](const WayStep& step, const auto& recurse) -> void {
      std::set<Vertex> given(step.where.begin(), step.where.end());
      for (const LaneTightening& change : step.changes) {
        const auto [a, b] = explained.network.ends(change.lane);
        given.insert({a, b});
      }
      for (std::sregex_iterator at(step.because.begin(), step.because.end(), label), end; at != end; ++at) {
        const auto island = explained.puzzle.island_at({std::stoi((*at)[1]), std::stoi((*at)[2])});
        ASSERT_TRUE(island && given.contains(*island)) << step.rule << ": " << step.because;
      }
      ++read[step.rule];
      for (const WayStep& link : step.chain) ASSERT_NO_FATAL_FAILURE(recurse(link, recurse));
    };
    for (const WayStep& step : explained.way(level_what_if).steps)
      ASSERT_NO_FATAL_FAILURE(expect_given(step, expect_given)) << to_rows(explained.puzzle.grid());
  }
  for (const char* rule :
       {"outlets", "shares", "pair", "closing", "stranding", "pockets", "chain", "what-if", "clash"})
    EXPECT_GT(read[rule], 3) << rule;
}

TEST(Way, SentencesSayWhatIsSeen) {
  const Explained square(grid_from_rows({"2.2", "...", "2.2"}));
  EXPECT_EQ(
      square.way(highest_level).steps[0].because,
      "The 2 at r1c1 cannot take a double bridge from another 2, r1c3 or r3c1, as that would cut both off, "
      "so a bridge goes to each of r1c3 and r3c1");
  const Explained three(grid_from_rows({"3.3", "...", "1.1"}));
  EXPECT_EQ(
      three.way(highest_level).steps[0].because,
      "The 3 at r1c1 needs all that its 2 neighbours can take: a double bridge goes to r1c3 and a bridge "
      "to r3c1");
  const Explained five(grid_from_rows({"2.5.2", ".....", "2.2.2"}));
  EXPECT_EQ(five.way(highest_level).steps[0].because,
            "The 5 at r1c3, on the side, has 3 neighbours, which take at most 2 bridges each: at least one "
            "bridge goes each way");
  const Explained four(grid_from_rows({"4.3.1", ".....", "3...2"}));
  EXPECT_EQ(four.way(highest_level).steps[0].because,
            "The 4 at r1c1, in the corner, has 2 neighbours: double bridges all round");
}

TEST(Way, ThePinwheelsNeedAWhatIf) {
  for (const BridgesGrid& pinwheel : pinwheels()) {
    const Explained explained(pinwheel);
    const Way way = explained.way(highest_level);
    EXPECT_EQ(way.end, Way::End::solved);
    int level = 0;
    for (const WayStep& step : way.steps) level = std::max(level, step.level);
    EXPECT_EQ(level, level_what_if);
  }
}

}  // namespace hamlet::bridges
