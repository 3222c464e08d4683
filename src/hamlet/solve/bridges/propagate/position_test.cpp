#include "hamlet/solve/bridges/propagate/position.hpp"

#include <gtest/gtest.h>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/propagate/brute_force.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet::bridges {

TEST(Position, ResetIsAsNewWithTheDemandsOfNow) {
  Rng rng(5);
  for (int round = 0; round < 300; ++round) {
    const BridgesGrid grid = random_small_grid(rng, {.unknown = false});
    Network network{BridgesPuzzle(grid)};
    Position used(network);
    deduce(used, level_what_if, {});
    const auto island = static_cast<Vertex>(rng.below(network.island_count()));
    network.set_demand(island, 1 + static_cast<int>(rng.below(4)));
    used.reset();
    Position fresh(network);
    for (Position* position : {&used, &fresh}) deduce(*position, level_pockets, {});
    ASSERT_EQ(used.bounds(), fresh.bounds()) << to_rows(grid);
    ASSERT_EQ(used.open_lanes(), fresh.open_lanes()) << to_rows(grid);
    ASSERT_EQ(used.clash(), fresh.clash()) << to_rows(grid);
  }
}

}  // namespace hamlet::bridges
