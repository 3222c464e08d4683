#include "hamlet/solve/bridges/ladder/fewest_steps.hpp"

#include <gtest/gtest.h>

#include <set>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/moves.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {

namespace {

/// Breadth-first search over all moves, without a lower bound.
std::size_t fewest_by_plain_search(const Network& network, int level, std::span<const int> solution) {
  std::set<std::pair<std::vector<int>, std::vector<int>>> layer, next;
  Position start(network);
  propagate_rests(start);
  layer.insert({start.bounds().least, start.bounds().most});
  for (std::size_t steps = 0;; ++steps, layer = std::exchange(next, {})) {
    for (const auto& [least, most] : layer) {
      Position position(network);
      (void)apply_bounds(position, {least, most});
      propagate_rests(position);
      if (position.is_complete()) return steps;
      for (const Move& move : moves_from(position, level, solution)) {
        const std::size_t mark = position.mark();
        apply_targets(position, move.targets);
        next.insert({position.bounds().least, position.bounds().most});
        position.undo_to(mark);
      }
    }
  }
}

}  // namespace

TEST(FewestSteps, NoWayIsShorter) {
  Rng rng(1);
  int proved = 0;
  for (int round = 0; round < 600; ++round) {
    const BridgesPuzzle puzzle(random_small_grid(rng, {.most_islands = 7, .most_lanes = 9}));
    const auto nets = all_nets(puzzle, 2);
    if (nets.size() != 1) continue;
    const Network network(puzzle);
    const Wording wording(network, puzzle);
    Position position(network);
    const Way plain = find_way(position, highest_level, wording, nets[0], {});
    const FewestSteps fewest = find_fewest_steps(network, open_bounds(network), wording, nets[0], plain, {});
    ASSERT_EQ(fewest.way.end, Way::End::solved);
    if (!fewest.is_proved) continue;
    ++proved;
    EXPECT_EQ(fewest.way.steps.size(), fewest.at_least);
    EXPECT_EQ(fewest.way.steps.size(), fewest_by_plain_search(network, level_what_if, nets[0]))
        << to_rows(puzzle.grid());
    EXPECT_LE(fewest.way.steps.size(), plain.steps.size());
  }
  EXPECT_GT(proved, 150);
}

}  // namespace hamlet::bridges
