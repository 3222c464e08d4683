#include "hamlet/puzzle/bridges_puzzle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"

namespace hamlet {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

/// Islands from rows of digits; '.' is sea, '?' an unknown demand.
BridgesGrid grid_of(std::vector<std::string> rows) {
  BridgesGrid grid{.rows = static_cast<int>(rows.size()), .cols = static_cast<int>(rows[0].size())};
  for (int row = 1; row <= grid.rows; ++row) {
    for (int col = 1; col <= grid.cols; ++col) {
      const char c = rows[row - 1][col - 1];
      if (c != '.') grid.islands.push_back({{row, col}, c == '?' ? std::nullopt : std::optional(c - '0')});
    }
  }
  return grid;
}

std::vector<std::string> rules(const BridgesGrid& grid, const std::vector<Bridge>& answer) {
  std::vector<std::string> names;
  for (const Violation& violation : check(BridgesPuzzle(grid), answer)) names.emplace_back(violation.rule);
  return names;
}

std::string complaint(const BridgesGrid& grid) {
  try {
    BridgesPuzzle unused(grid);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

// Islands 0 and 1 above 2 and 3.
BridgesGrid square() { return grid_of({"2.2", "...", "2.2"}); }

// A cross: 0 at the top, 1 left, 2 right, 3 at the bottom.
BridgesGrid cross() { return grid_of({".?.", "?.?", ".?."}); }

}  // namespace

TEST(CheckBridges, ASolutionBreaksNoRule) {
  EXPECT_THAT(rules(square(), {{0, 1, 1}, {0, 2, 1}, {1, 3, 1}, {3, 2, 1}}), IsEmpty());
  EXPECT_THAT(rules(grid_of({"2.2"}), {{0, 1, 2}}), IsEmpty());
}

TEST(CheckBridges, Lane) {
  EXPECT_THAT(rules(grid_of({"?.?.?"}), {{0, 2, 1}, {0, 1, 1}, {1, 2, 1}}), ElementsAre("lane"));
  EXPECT_EQ(check(BridgesPuzzle(square()), {{0, 3, 1}})[0].sentence,
            "r1c1 and r3c3 do not see one another along a line");
}

TEST(CheckBridges, AtMostK) {
  EXPECT_THAT(rules(grid_of({"3.3"}), {{0, 1, 3}}), ElementsAre("at-most-k"));
  EXPECT_THAT(rules(grid_of({"3.3"}), {{0, 1, 2}, {1, 0, 1}}), ElementsAre("at-most-k"));
  BridgesGrid three = grid_of({"3.3"});
  three.k = 3;
  EXPECT_THAT(rules(three, {{0, 1, 3}}), IsEmpty());
}

TEST(CheckBridges, ManyPartsOfABundleDoNotOverflow) {
  const std::vector<Bridge> parts(4295, Bridge{0, 1, 1'000'000});
  EXPECT_THAT(rules(grid_of({"2.2"}), parts), ElementsAre("at-most-k", "demand", "demand"));
}

TEST(Bridges, LanesThatCrossTooOftenAreRefused) {
  constexpr int k = 6000;
  BridgesGrid grid{.rows = k + 2, .cols = k + 2};
  for (int i = 2; i < k + 2; ++i) {
    for (Cell cell : {Cell{i, 1}, Cell{i, k + 2}, Cell{1, i}, Cell{k + 2, i}})
      grid.islands.push_back({cell, 1});
  }
  EXPECT_THAT(complaint(grid), HasSubstr("cross more than"));
}

TEST(CheckBridges, Crossing) {
  EXPECT_THAT(rules(cross(), {{0, 3, 1}, {1, 2, 1}}), ElementsAre("crossing", "connected"));
}

TEST(CheckBridges, Demand) {
  EXPECT_THAT(rules(grid_of({"1.1"}), {{0, 1, 2}}), ElementsAre("demand", "demand"));
}

TEST(CheckBridges, Connected) {
  EXPECT_THAT(rules(square(), {{0, 1, 2}, {2, 3, 2}}), ElementsAre("connected"));
  EXPECT_THAT(check(BridgesPuzzle(square()), {{0, 1, 2}, {2, 3, 2}})[0].sentence, HasSubstr("2 parts"));
}

TEST(CheckBridges, NoLoops) {
  BridgesGrid tree = square();
  tree.no_loops = true;
  EXPECT_THAT(rules(tree, {{0, 1, 1}, {0, 2, 1}, {1, 3, 1}, {2, 3, 1}}), ElementsAre("no-loops"));
  BridgesGrid pair = grid_of({"2.2"});
  pair.no_loops = true;
  EXPECT_THAT(rules(pair, {{0, 1, 2}}), IsEmpty());
}

TEST(CheckBridges, Forbidden) {
  BridgesGrid grid = grid_of({"?.?"});
  grid.forbidden = {{{1, 3}, {1, 1}}};
  EXPECT_THAT(rules(grid, {{0, 1, 1}}), ElementsAre("forbidden", "connected"));
}

TEST(CheckBridges, Count) {
  EXPECT_THAT(rules(grid_of({"?.?"}), {{0, 1, -1}}), ElementsAre("count", "connected"));
}

TEST(Bridges, UnknownDemandsTakeAnyNumber) {
  EXPECT_THAT(rules(grid_of({"?.2.?"}), {{0, 1, 1}, {1, 2, 1}}), IsEmpty());
}

TEST(Bridges, IslandsThatTouchHaveALane) { EXPECT_EQ(BridgesPuzzle(grid_of({"11"})).lanes().size(), 1u); }

TEST(Bridges, WhatCanBeNoGridIsRefusedWithItsPlace) {
  BridgesGrid grid = square();
  grid.islands.push_back({{4, 1}, 1});
  EXPECT_THAT(complaint(grid), HasSubstr("the cell r4c1 is off the grid"));
  grid = square();
  grid.islands.push_back({{1, 1}, 1});
  EXPECT_THAT(complaint(grid), HasSubstr("two islands stand on r1c1"));
  grid = square();
  grid.islands[0].demand = -1;
  EXPECT_THAT(complaint(grid), HasSubstr("demands -1 bridges"));
  grid = square();
  grid.k = 0;
  EXPECT_THAT(complaint(grid), HasSubstr("k: "));
  grid = square();
  grid.forbidden = {{{1, 1}, {3, 3}}};
  EXPECT_THAT(complaint(grid), HasSubstr("forbidden[0]: r1c1 and r3c3"));
}

TEST(Bridges, AHugeEmptyGridCostsNothing) {
  const BridgesPuzzle puzzle(
      {.rows = 1'000'000'000, .cols = 1'000'000'000, .islands = {{{1, 1}, 1}, {{1, 1'000'000'000}, 1}}});
  EXPECT_EQ(puzzle.lanes().size(), 1u);
}

TEST(Bridges, BlockedCellsAreOnTheGridAndBareOfIslands) {
  const BridgesGrid plain = grid_of({"1.1"});
  for (const Cell cell : {Cell{1, 1}, Cell{2, 1}, Cell{1, 4}, Cell{0, 1}}) {
    BridgesGrid grid = plain;
    grid.blocked = {cell};
    EXPECT_THROW(BridgesPuzzle{grid}, InputError) << cell.row << ',' << cell.col;
  }
  BridgesGrid twice = plain, once = plain;
  once.blocked = {{1, 2}};
  twice.blocked = {{1, 2}, {1, 2}};
  EXPECT_THROW(BridgesPuzzle{twice}, InputError);
  EXPECT_TRUE(BridgesPuzzle{once}.lanes().empty());
  EXPECT_EQ(check(BridgesPuzzle{once}, {{0, 1, 1}})[0].rule, "lane");
}

/// Lanes and crossings from their definition, cell by cell.
TEST(Bridges, LanesAndCrossingsAreThoseOfTheGrid) {
  Rng rng(3);
  for (int round = 0; round < 300; ++round) {
    BridgesGrid grid{.rows = static_cast<int>(1 + rng.below(7)),
                     .cols = static_cast<int>(1 + rng.below(7)),
                     .eight = rng.coin()};
    constexpr int sea = -1, blocked = INT_MAX;
    std::vector<std::vector<int>> at(grid.rows + 2, std::vector<int>(grid.cols + 2, sea));
    for (int row = 1; row <= grid.rows; ++row) {
      for (int col = 1; col <= grid.cols; ++col) {
        if (rng.below(8) == 0) {
          at[row][col] = blocked;
          grid.blocked.push_back({row, col});
          continue;
        }
        if (rng.below(4) != 0) continue;
        at[row][col] = static_cast<int>(grid.islands.size());
        grid.islands.push_back({{row, col}, std::nullopt});
      }
    }
    std::vector<Lane> lanes;
    // The points that a lane passes between its ends, in half cells, since diagonals also meet at corners.
    std::vector<std::vector<std::pair<int, int>>> passes;
    for (const Island& island : grid.islands) {
      for (auto [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
        if (!grid.eight && down != 0 && right != 0) continue;
        int row = island.cell.row + down, col = island.cell.col + right;
        std::vector<std::pair<int, int>> passed = {{2 * island.cell.row + down, 2 * island.cell.col + right}};
        while (row >= 1 && row <= grid.rows && col >= 1 && col <= grid.cols && at[row][col] < 0) {
          passed.emplace_back(2 * row, 2 * col);
          passed.emplace_back(2 * row + down, 2 * col + right);
          row += down;
          col += right;
        }
        if (row < 1 || row > grid.rows || col < 1 || col > grid.cols || at[row][col] == blocked) continue;
        lanes.push_back(
            {static_cast<Vertex>(at[island.cell.row][island.cell.col]), static_cast<Vertex>(at[row][col])});
        passes.push_back(passed);
      }
    }
    const BridgesPuzzle puzzle(grid);
    std::vector<Lane> sorted = lanes;
    std::ranges::sort(sorted);
    ASSERT_EQ(puzzle.lanes(), sorted);
    std::vector<std::pair<std::size_t, std::size_t>> crossings;
    for (std::size_t i = 0; i < lanes.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const bool cross = std::ranges::any_of(
            passes[i], [&](auto point) { return std::ranges::find(passes[j], point) != passes[j].end(); });
        if (!cross) continue;
        const auto a = *puzzle.lane_between(lanes[i].a, lanes[i].b),
                   b = *puzzle.lane_between(lanes[j].a, lanes[j].b);
        crossings.emplace_back(std::min(a, b), std::max(a, b));
      }
    }
    std::ranges::sort(crossings);
    ASSERT_EQ(puzzle.crossings(), crossings);
  }
}

}  // namespace hamlet
