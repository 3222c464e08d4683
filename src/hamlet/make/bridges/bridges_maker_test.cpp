#include "hamlet/make/bridges/bridges_maker.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/make/bridges/given_net.hpp"
#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/way.hpp"
#include "hamlet/solve/bridges/propagate/brute_force.hpp"
#include "hamlet/solve/bridges/propagate/brute_force_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

namespace {

/// The highest level of a step in the explained solution. Shares no code with the maker's own judgement.
int level_of_way(const BridgesPuzzle& puzzle, const std::vector<Bridge>& solution) {
  const bridges::Network network(puzzle);
  const bridges::Wording wording(network, puzzle);
  bridges::Position position(network);
  const bridges::Way way = bridges::find_way(position, bridges::highest_level, wording,
                                             bridges::bridges_by_lane(puzzle, solution), {});
  EXPECT_EQ(way.end, bridges::Way::End::solved);
  int level = 0;
  for (const bridges::WayStep& step : way.steps) level = std::max(level, step.level);
  return level;
}

/// Checks with the solvers and, for small puzzles, by brute force.
void expect_of_level(const BridgesSheet& sheet, int level) {
  SCOPED_TRACE(bridges::to_rows(sheet.puzzle.grid()));
  ASSERT_TRUE(sheet.solution);
  EXPECT_THAT(check(sheet.puzzle, *sheet.solution), IsEmpty());
  const bridges::Found found = bridges::find_nets(sheet.puzzle, 2, {});
  EXPECT_TRUE(found.all);
  EXPECT_THAT(found.solutions, SizeIs(1));
  EXPECT_EQ(found.solutions.at(0), *sheet.solution);
  EXPECT_EQ(level_of_way(sheet.puzzle, *sheet.solution), level);
  if (sheet.puzzle.lanes().size() <= 16) {
    EXPECT_EQ(bridges::count_nets(sheet.puzzle, 2), 1u);
  }
}

Run seeded(std::uint64_t seed) {
  Run run;
  run.seed = seed;
  return run;
}

void expect_made(const BridgesRequest& request, std::uint64_t count) {
  require_possible(request, MemoryBudget());
  for (std::uint64_t number = 1; number <= count; ++number) {
    const MadeBridges made = make_bridges(request, number, seeded(3));
    ASSERT_TRUE(made.sheet) << made.why;
    EXPECT_TRUE(made.unique_by == "rules" || made.unique_by == "search") << made.unique_by;
    EXPECT_EQ(made.confirmed_by, "sat-lanes");
    EXPECT_EQ(made.unconfirmed, "");
    EXPECT_EQ(made.sheet->puzzle.k(), request.k);
    EXPECT_EQ(made.sheet->puzzle.grid().eight, request.eight);
    EXPECT_EQ(made.sheet->puzzle.grid().no_loops, request.no_loops);
    expect_of_level(*made.sheet, request.level);
  }
}

}  // namespace

TEST(BridgesMaker, ItsPuzzlesHaveOneSolutionAndNeedTheirLevel) {
  for (int level = 1; level <= bridges::level_what_if; ++level) {
    for (const int side : {7, 9, 12}) expect_made({.extent = {side, side}, .level = level}, 4);
  }
}

TEST(BridgesMaker, SmallOnesAreUniqueByTryingEverything) {
  for (int level = 1; level <= bridges::level_closing; ++level) {
    for (int k = 1; k <= 4; ++k) expect_made({.extent = {5, 6}, .k = k, .level = level}, 10);
  }
}

TEST(BridgesMaker, WithAnyRules) {
  for (int level = 1; level <= bridges::level_what_if; ++level) {
    expect_made({.extent = {8, 8}, .k = 3, .level = level}, 2);
    expect_made({.extent = {8, 8}, .level = level, .percent = 35, .touching = true}, 2);
    expect_made({.extent = {10, 8}, .level = level, .no_loops = true}, 2);
    // With eight directions, pockets are rare and level 4 takes long.
    if (level != bridges::level_pockets) expect_made({.extent = {7, 7}, .level = level, .eight = true}, 2);
    expect_made({.extent = {9, 9}, .level = level, .symmetry = LayoutSymmetry::half_turn}, 2);
  }
  expect_made({.extent = {8, 8}, .k = 1}, 2);
  expect_made({.extent = {8, 8}, .k = 10}, 2);
}

/// Whether the rules up to the level, or at level 6 the search, find the only net.
bool is_enough(const BridgesPuzzle& puzzle, int level) {
  if (level > bridges::level_what_if) return bridges::find_nets(puzzle, 2, {}).is_unique();
  const bridges::Network network(puzzle);
  bridges::Position position(network);
  return bridges::deduce(position, level, {}) && position.is_complete();
}

TEST(BridgesMaker, HidesEveryNumberThatTheLevelCanSpare) {
  for (int level = 1; level <= bridges::highest_level; ++level) {
    const BridgesRequest request{.extent = {7, 7}, .level = level, .hidden_demands = true};
    expect_made(request, 3);
    int hidden = 0;
    for (std::uint64_t number = 1; number <= 3; ++number) {
      const BridgesPuzzle puzzle = make_bridges(request, number, seeded(3)).sheet.value().puzzle;
      for (Vertex v = 0; v < puzzle.islands().size(); ++v) {
        BridgesGrid fewer = puzzle.grid();
        hidden += !fewer.islands[v].demand;
        if (!fewer.islands[v].demand) continue;
        fewer.islands[v].demand = std::nullopt;
        EXPECT_FALSE(is_enough(BridgesPuzzle(fewer), level)) << bridges::to_rows(fewer);
      }
    }
    EXPECT_GT(hidden, 0) << level;
  }
}

TEST(BridgesMaker, HidesNumbersSymmetrically) {
  const BridgesRequest request{
      .extent = {9, 9}, .level = 3, .symmetry = LayoutSymmetry::quarter_turn, .hidden_demands = true};
  expect_made(request, 3);
  const BridgesPuzzle puzzle = make_bridges(request, 1, seeded(3)).sheet.value().puzzle;
  for (const Island& island : puzzle.islands()) {
    const Cell image{island.cell.col, 10 - island.cell.row};
    EXPECT_EQ(island.demand.has_value(),
              puzzle.islands()[puzzle.island_at(image).value()].demand.has_value());
  }
}

/// A ring of three cells' width.
std::vector<Cell> hole() {
  std::vector<Cell> cells;
  for (int row = 5; row <= 8; ++row) {
    for (int col = 5; col <= 8; ++col) cells.push_back({row, col});
  }
  return cells;
}

TEST(BridgesMaker, InAShapeOfAnyLevelAndSymmetry) {
  for (int level = 1; level <= bridges::level_what_if; ++level)
    expect_made({.extent = {12, 12}, .blocked = hole(), .level = level}, 2);
  expect_made({.extent = {12, 12}, .blocked = hole(), .symmetry = LayoutSymmetry::quarter_turn}, 2);
  const MadeBridges made = make_bridges({.extent = {12, 12}, .blocked = hole()}, 1, {});
  EXPECT_EQ(made.sheet.value().puzzle.grid().blocked, hole());
  EXPECT_THROW(
      require_possible({.extent = {12, 12}, .blocked = {{1, 2}}, .symmetry = LayoutSymmetry::half_turn},
                       MemoryBudget()),
      InputError);
}

/// The given net of a random grid, with all demands.
BridgesSheet random_net(Rng& rng) {
  for (;;) {
    const BridgesPuzzle puzzle(bridges::random_small_grid(rng, {.no_loops = false}));
    const auto nets = bridges::all_nets(puzzle, 1);
    if (nets.empty()) continue;
    const bridges::Network network(puzzle);
    return sheet_of_net({puzzle, bridges::net_of(network, nets[0])}, std::nullopt, "test");
  }
}

TEST(BridgesMaker, OfAGivenNetThePuzzleIsMadeExactlyIfThereIsNoOther) {
  Rng rng(17);
  int unique = 0, ambiguous = 0;
  for (int round = 0; round < 300; ++round) {
    const BridgesSheet net = random_net(rng);
    const bool is_unique = bridges::count_nets(net.puzzle, 2) == 1;
    const MadeBridges made = make_bridges({.net = net, .keeps_net = true}, 1, {});
    SCOPED_TRACE(bridges::to_rows(net.puzzle.grid()));
    ASSERT_EQ(made.sheet.has_value(), is_unique) << made.why;
    ++(is_unique ? unique : ambiguous);
    if (is_unique) {
      EXPECT_EQ(*made.sheet, net);
      expect_of_level(net, made.level);
      continue;
    }
    EXPECT_TRUE(made.is_impossible);
    const auto with = [&](int k, bool no_loops) {
      BridgesGrid grid = net.puzzle.grid();
      grid.k = k;
      grid.no_loops = no_loops;
      const BridgesPuzzle puzzle(grid);
      return check(puzzle, *net.solution).empty() && bridges::count_nets(puzzle, 2) == 1;
    };
    int most = 0;
    for (const Bridge& bridge : *net.solution) most = std::max(most, bridge.n);
    const bool by_k = most < net.puzzle.k() && with(most, false);
    EXPECT_EQ(made.why.find("`k`") != std::string::npos, by_k) << made.why;
    EXPECT_EQ(made.why.find("`no_loops`") != std::string::npos, with(net.puzzle.k(), true)) << made.why;
  }
  EXPECT_GT(unique, 50);
  EXPECT_GT(ambiguous, 20);
}

TEST(BridgesMaker, ChangesAGivenNetUntilItIsOfTheLevel) {
  Rng rng(18);
  for (int level = 1; level <= bridges::level_closing; ++level) {
    const BridgesSheet given = make_bridges({.extent = {9, 9}, .level = 4}, 1, {}).sheet.value();
    const MadeBridges made = make_bridges({.level = level, .net = given}, 1, {});
    ASSERT_TRUE(made.sheet) << made.why;
    expect_of_level(*made.sheet, level);
    EXPECT_GT(made.changed_lanes, 0u);
    for (Vertex v = 0; v < given.puzzle.islands().size(); ++v)
      EXPECT_EQ(made.sheet->puzzle.islands()[v].cell, given.puzzle.islands()[v].cell);
  }
}

TEST(BridgesMaker, ANetIsNeededAndMustKeepTheRules) {
  const BridgesPuzzle puzzle(bridges::grid_from_rows({"1.1"}));
  EXPECT_THROW(sheet_of_net({puzzle, std::nullopt}, std::nullopt, "a.txt"), InputError);
  EXPECT_THROW(sheet_of_net({puzzle, {{{0, 1, 3}}}}, std::nullopt, "a.txt"), InputError);
  EXPECT_THROW(sheet_of_net({puzzle, {{{0, 1, 2}}}}, 1, "a.txt"), InputError);
  EXPECT_EQ(sheet_of_net({puzzle, {{{0, 1, 2}}}}, std::nullopt, "a.txt").puzzle.islands()[1].demand, 2);
}

TEST(BridgesMaker, BeyondTheRules) { expect_made({.extent = {12, 12}, .level = bridges::level_deeper}, 1); }

TEST(BridgesMaker, LargeOnes) {
  expect_made({.extent = {60, 90}, .level = bridges::level_outlets}, 1);
  expect_made({.extent = {90, 60}, .level = bridges::level_what_if}, 1);
}

TEST(BridgesMaker, HasAsManyIslandsAsAsked) {
  for (const double percent : {5.0, 12.0, 20.0, 26.0}) {
    const MadeBridges made = make_bridges({.extent = {20, 15}, .percent = percent}, 1, {});
    ASSERT_TRUE(made.sheet) << made.why;
    EXPECT_THAT(made.sheet->puzzle.islands(), SizeIs(static_cast<std::size_t>(3 * percent)));
  }
  const MadeBridges symmetric =
      make_bridges({.extent = {20, 20}, .percent = 20, .symmetry = LayoutSymmetry::quarter_turn}, 1, {});
  ASSERT_TRUE(symmetric.sheet) << symmetric.why;
  EXPECT_GT(symmetric.sheet->puzzle.islands().size(), 76u);
  EXPECT_LE(symmetric.sheet->puzzle.islands().size(), 80u);
}

TEST(BridgesMaker, SeedAndNumberDecide) {
  const BridgesRequest request{.extent = {9, 9}};
  std::set<std::string> all;
  for (const std::uint64_t seed : {1, 2, 3}) {
    for (const std::uint64_t number : {1, 2, 3}) {
      const MadeBridges made = make_bridges(request, number, seeded(seed));
      ASSERT_TRUE(made.sheet);
      EXPECT_EQ(made.sheet, make_bridges(request, number, seeded(seed)).sheet);
      all.insert(bridges::to_rows(made.sheet->puzzle.grid()));
    }
  }
  EXPECT_THAT(all, SizeIs(9));
}

TEST(BridgesMaker, SaysWhatItCouldNotReach) {
  const MadeBridges crowded = make_bridges({.extent = {9, 9}, .percent = 49}, 1, {});
  EXPECT_FALSE(crowded.sheet);
  EXPECT_THAT(crowded.why, HasSubstr("40 islands are wanted, and at most"));
  const MadeBridges deep =
      make_bridges({.extent = {1, 5}, .level = bridges::level_what_if, .touching = true}, 1, {});
  EXPECT_FALSE(deep.sheet);
  EXPECT_THAT(deep.why, HasSubstr("gave up after 500 layouts"));
}

TEST(BridgesMaker, EndsWithItsRun) {
  hamlet::Run run;
  run.set_time_limit(0);
  const MadeBridges made = make_bridges({.extent = {9, 9}}, 1, run);
  EXPECT_FALSE(made.sheet);
  EXPECT_EQ(made.why, "the time limit was reached");
}

TEST(BridgesMaker, RefusesWhatCannotBe) {
  const BridgesRequest impossible[] = {
      {.extent = {2, 2}},
      {.extent = {1, 1}, .touching = true},
      {.extent = {9, 9}, .k = 0},
      {.extent = {9, 9}, .level = 0},
      {.extent = {9, 9}, .level = 7},
      {.extent = {9, 9}, .percent = 0},
      {.extent = {9, 9}, .percent = 51},
      {.extent = {9, 9}, .percent = 101, .touching = true},
      {.extent = {9, 8}, .symmetry = LayoutSymmetry::quarter_turn},
      {.extent = {9, 2}, .symmetry = LayoutSymmetry::left_right},
  };
  for (const BridgesRequest& request : impossible)
    EXPECT_THROW(require_possible(request, MemoryBudget()), InputError);
  EXPECT_THROW(require_possible({.extent = {1000, 1000}}, MemoryBudget(10'000'000)), InputError);
}

}  // namespace hamlet
