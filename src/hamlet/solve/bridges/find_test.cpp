#include "hamlet/solve/bridges/find.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {

namespace {

std::vector<BridgesByLane> all_by(const Solver& solver, const Question& question,
                                  std::uint64_t wanted = UINT64_MAX) {
  std::vector<BridgesByLane> nets;
  const SearchReport report = solver.search(question, wanted, {}, [&](std::span<const int> bridges) {
    nets.emplace_back(bridges.begin(), bridges.end());
    return true;
  });
  EXPECT_EQ(report.ended, Ended::exhausted);
  std::ranges::sort(nets);
  return nets;
}

}  // namespace

TEST(FindNets, TheEngineFindsEverySolutionOnce) {
  const Solver& engine = solver_named("engine", "");
  Rng rng(1);
  for (int round = 0; round < 20'000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    auto expected = all_nets(puzzle, 20'000);
    if (expected.size() == 20'000) continue;
    std::ranges::sort(expected);
    const std::uint64_t wanted = round % 2 == 0 ? 1 : UINT64_MAX;
    ASSERT_EQ(all_by(engine, Question(puzzle), wanted), expected) << to_rows(puzzle.grid());
  }
}

TEST(FindNets, SatFindsEverySolutionOnce) {
  const Solver& sat = solver_named("sat-lanes", "");
  Rng rng(4);
  for (int round = 0; round < 2'000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    auto expected = all_nets(puzzle, 300);
    if (expected.size() == 300) continue;
    std::ranges::sort(expected);
    ASSERT_EQ(all_by(sat, Question(puzzle)), expected) << to_rows(puzzle.grid());
  }
}

void expect_what_keeps_bounds(const Solver& solver, int rounds) {
  Rng rng(2);
  for (int round = 0; round < rounds; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    Question question(puzzle);
    LaneBounds& bounds = question.bounds;
    for (LaneIndex lane = 0; lane < question.network.lane_count(); ++lane) {
      if (rng.below(4) == 0) bounds.least[lane] = static_cast<int>(rng.below(bounds.most[lane] + 1u));
      if (rng.below(4) == 0)
        bounds.most[lane] =
            static_cast<int>(bounds.least[lane] + rng.below(bounds.most[lane] - bounds.least[lane] + 1u));
    }
    auto expected = all_nets(puzzle);
    std::erase_if(expected, [&](const BridgesByLane& net) {
      for (std::size_t i = 0; i < net.size(); ++i) {
        if (net[i] < bounds.least[i] || net[i] > bounds.most[i]) return true;
      }
      return false;
    });
    std::ranges::sort(expected);
    ASSERT_EQ(all_by(solver, question), expected) << to_rows(puzzle.grid());
  }
}

TEST(FindNets, WithinBoundsOnlyWhatKeepsThem) {
  expect_what_keeps_bounds(solver_named("engine", ""), 3'000);
  expect_what_keeps_bounds(solver_named("sat-lanes", ""), 300);
}

TEST(FindNets, ThePinwheelsHaveOneSolution) {
  for (const BridgesGrid& pinwheel : pinwheels()) {
    const Found found = find_nets(BridgesPuzzle(pinwheel), 2, {});
    EXPECT_EQ(found.solutions.size(), 1u);
    EXPECT_TRUE(found.all);
  }
}

}  // namespace hamlet::bridges
