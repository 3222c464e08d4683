#include "hamlet/solve/bridges/propagate/brute_force.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"
#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet::bridges {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

TEST(AllNets, OfGridsThatAreEasyToSeeThrough) {
  EXPECT_THAT(all_nets(BridgesPuzzle(grid_from_rows({"1.1"}))), ElementsAre(ElementsAre(1)));
  EXPECT_THAT(all_nets(BridgesPuzzle(grid_from_rows({"2.2", "...", "2.2"}))),
              ElementsAre(ElementsAre(1, 1, 1, 1)));
  EXPECT_THAT(all_nets(BridgesPuzzle(grid_from_rows({"?.?"}))),
              UnorderedElementsAre(ElementsAre(1), ElementsAre(2)));
  EXPECT_THAT(all_nets(BridgesPuzzle(grid_from_rows({"1.1", "...", "1.1"}))), IsEmpty());
  EXPECT_EQ(count_nets(BridgesPuzzle(grid_from_rows({"3.3", "...", "3.3"}))), 2u);
  EXPECT_EQ(count_nets(BridgesPuzzle(grid_from_rows({"?"}))), 1u);
  EXPECT_EQ(count_nets(BridgesPuzzle(grid_from_rows({"1"}))), 0u);
}

TEST(AllNets, ThePinwheelsHaveOne) {
  for (const BridgesGrid& grid : pinwheels()) EXPECT_EQ(count_nets(BridgesPuzzle(grid)), 1u) << to_rows(grid);
}

TEST(AllNets, EndsWhenTheVisitorHasEnough) {
  const BridgesPuzzle puzzle(grid_from_rows({"?.?", "...", "?.?"}, 4));
  EXPECT_EQ(count_nets(puzzle, 3), 3u);
  EXPECT_EQ(count_nets(puzzle, 0), 0u);
}

/// Tries every assignment of 0 to k bridges to the lanes.
TEST(AllNets, AreThoseThatCheckAccepts) {
  Rng rng(1);
  for (int round = 0; round < 400; ++round) {
    const BridgesGrid grid = random_small_grid(rng, {.most_islands = 6, .most_lanes = 7, .most_k = 3});
    const BridgesPuzzle puzzle(grid);
    const Network network(puzzle);
    std::vector<BridgesByLane> accepted;
    BridgesByLane bridges(puzzle.lanes().size(), 0);
    std::size_t lane = 0;
    do {
      if (check(puzzle, net_of(network, bridges)).empty()) accepted.push_back(bridges);
      for (lane = 0; lane < bridges.size() && ++bridges[lane] > grid.k; ++lane) bridges[lane] = 0;
    } while (lane < bridges.size());
    auto found = all_nets(puzzle);
    std::ranges::sort(found);
    std::ranges::sort(accepted);
    ASSERT_EQ(found, accepted) << to_rows(grid);
  }
}

TEST(RandomSmallGrids, AreOfManySorts) {
  Rng rng(2);
  int none = 0, one = 0, more = 0, eight = 0, no_loops = 0, forbidden = 0, unknown = 0, crossing = 0;
  constexpr int rounds = 2000;
  for (int round = 0; round < rounds; ++round) {
    const BridgesGrid grid = random_small_grid(rng);
    const BridgesPuzzle puzzle(grid);
    const std::size_t nets = count_nets(puzzle, 2);
    ++(nets == 0 ? none : nets == 1 ? one : more);
    eight += grid.eight;
    no_loops += grid.no_loops;
    forbidden += !grid.forbidden.empty();
    unknown += std::ranges::any_of(grid.islands, [](const Island& island) { return !island.demand; });
    crossing += !puzzle.crossings().empty();
  }
  for (int sort : {none, one, more, eight, no_loops, forbidden, unknown, crossing}) {
    EXPECT_GT(sort, rounds / 20);
    EXPECT_LT(sort, rounds * 3 / 4);
  }
}

TEST(RandomSmallGrids, AreOnlyWhatIsAllowed) {
  Rng rng(3);
  const SmallGridOptions plain{.most_k = 1,
                               .unknown = false,
                               .eight = false,
                               .touching = false,
                               .no_loops = false,
                               .forbidden = false};
  for (int round = 0; round < 500; ++round) {
    const BridgesGrid grid = random_small_grid(rng, plain);
    EXPECT_EQ(grid.k, 1);
    EXPECT_FALSE(grid.eight || grid.no_loops || !grid.forbidden.empty());
    for (const Island& island : grid.islands) {
      EXPECT_TRUE(island.demand);
      for (const Island& other : grid.islands)
        EXPECT_NE(std::abs(island.cell.row - other.cell.row) + std::abs(island.cell.col - other.cell.col), 1);
    }
  }
}

}  // namespace hamlet::bridges
