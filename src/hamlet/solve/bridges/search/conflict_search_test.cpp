#include "hamlet/solve/bridges/search/conflict_search.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {

namespace {

/// All nets found by the search alone, without rules before it.
std::vector<BridgesByLane> all_by_search(const Network& network, std::uint32_t farthest_jump) {
  const Position position(network);
  const Residue residue(position);
  ConflictSearch search(residue, farthest_jump);
  std::vector<BridgesByLane> nets;
  while (search.next({}) == ConflictSearch::Outcome::found) {
    BridgesByLane net(network.lane_count(), 0);
    for (std::uint32_t lane = 0; lane < residue.lane_count(); ++lane)
      net[residue.original(lane)] = search.solution()[lane];
    nets.push_back(std::move(net));
  }
  std::ranges::sort(nets);
  return nets;
}

}  // namespace

TEST(ConflictSearch, FindsEveryNetOnceHoweverFarItJumpsBack) {
  Rng rng(1);
  for (int round = 0; round < 3'000; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng));
    auto expected = all_nets(puzzle, 1'000);
    if (expected.size() == 1'000) continue;
    std::ranges::sort(expected);
    for (const std::uint32_t farthest_jump : {0u, 1u, 3u, 100u})
      ASSERT_EQ(all_by_search(Network(puzzle), farthest_jump), expected)
          << to_rows(puzzle.grid()) << "jumping back at most " << farthest_jump;
  }
}

TEST(ConflictSearch, GoesOnAfterAPause) {
  const BridgesPuzzle puzzle(grid_from_rows({"????", "????", "????"}));
  const Network network(puzzle);
  const Position position(network);
  const Residue residue(position);
  ConflictSearch search(residue);
  std::size_t nets = 0, pauses = 0;
  for (;;) {
    const auto outcome = search.next({}, 1);
    if (outcome == ConflictSearch::Outcome::none) break;
    (outcome == ConflictSearch::Outcome::found ? nets : pauses) += 1;
    if (nets == 5'000) break;
  }
  EXPECT_EQ(nets, 5'000u);
  EXPECT_GT(pauses, 0u);
}

}  // namespace hamlet::bridges
