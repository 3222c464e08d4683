#include "hamlet/solve/path/tiling/tile_assembly.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "hamlet/puzzle/sheet.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::path {

using testing::HasSubstr;

namespace {

std::string label(Vertex v) { return std::to_string(v); }

PathPuzzle puzzle_on(const std::string& family, int rows, int columns, bool closed) {
  const Board board =
      make_board({.name = family + ":" + std::to_string(rows) + "x" + std::to_string(columns)});
  return {.graph = board.graph(), .closed = closed, .shape = board.shape()};
}

/// Whether tiles give a correct path without building the graph.
bool is_tiled(const std::string& family, int rows, int columns, bool closed) {
  const PathPuzzle puzzle = puzzle_on(family, rows, columns, closed);
  const auto plan = plan_tiles(puzzle);
  return plan && is_solution(puzzle, *assemble(*plan, {})) && !puzzle.graph.is_built();
}

/// Schwenk's theorem.
bool has_closed_knights_tour(int rows, int columns) {
  const auto [least, most] = std::minmax({rows, columns});
  if (rows * columns % 2 == 1 || least <= 2 || least == 4) return false;
  return least != 3 || most >= 10;
}

bool has_open_knights_tour(int rows, int columns) {
  const auto [least, most] = std::minmax({rows, columns});
  if (least <= 2) return false;
  if (least == 3) return most == 4 || most >= 7;
  return least != 4 || most >= 5;
}

}  // namespace

TEST(Tiles, EachIsAPathOfMovesThroughItsCells) {
  for (const char* family : {"knight", "diplomatico"}) {
    for (const TileScheme& scheme : tile_schemes_of(family)) {
      ASSERT_FALSE(scheme.roots.empty());
      for (const auto* tiles : {&scheme.roots, &scheme.spines, &scheme.row_tiles, &scheme.strands}) {
        for (const Tile& tile : *tiles) {
          const PathPuzzle puzzle = puzzle_on(family, tile.rows, tile.columns, tile.closed);
          Path path;
          for (Site site : tile.path) path.push_back(site.row * tile.columns + site.column);
          if (!scheme.has_strands() || tiles == &scheme.roots) {
            ASSERT_TRUE(is_solution(puzzle, path)) << family << " " << tile.rows << "x" << tile.columns;
            continue;
          }
          EXPECT_EQ(std::set(path.begin(), path.end()).size(), path.size());
          for (std::size_t i = 1; i < path.size(); ++i)
            ASSERT_TRUE(puzzle.graph.has_arc(path[i - 1], path[i]));
        }
      }
    }
  }
}

TEST(Tiles, DiplomaticoOfEverySizeFromFiveOnHasATour) {
  for (int rows = 5; rows <= 60; ++rows) {
    for (int columns = 5; columns <= 60; ++columns)
      ASSERT_TRUE(is_tiled("diplomatico", rows, columns, true)) << rows << "x" << columns;
  }
  EXPECT_TRUE(is_tiled("diplomatico", 1003, 501, true));
}

TEST(Tiles, FourRowsOfDiplomaticoAreSolvedFromFiveOnAndClosedButForSixSevenAndEight) {
  for (int columns = 4; columns <= 200; ++columns) {
    ASSERT_EQ(is_tiled("diplomatico", 4, columns, false), columns >= 5) << columns;
    ASSERT_EQ(is_tiled("diplomatico", 4, columns, true), columns == 5 || columns >= 9) << columns;
    ASSERT_EQ(is_tiled("diplomatico", columns, 4, true), columns == 5 || columns >= 9) << columns;
  }
}

TEST(Tiles, AKnightToursEveryBoardThatHasATour) {
  for (int rows = 1; rows <= 30; ++rows) {
    for (int columns = 1; columns <= 30; ++columns) {
      if (rows * columns == 1) continue;
      ASSERT_EQ(is_tiled("knight", rows, columns, true), has_closed_knights_tour(rows, columns))
          << rows << "x" << columns;
      ASSERT_EQ(is_tiled("knight", rows, columns, false), has_open_knights_tour(rows, columns))
          << rows << "x" << columns;
    }
  }
  EXPECT_TRUE(is_tiled("knight", 3, 1000, true));
  EXPECT_TRUE(is_tiled("knight", 1001, 4, false));
  EXPECT_TRUE(is_tiled("leaper-2-1", 501, 999, false));
}

TEST(Tiles, ATourBeginsOrEndsWhereverItIsAsked) {
  for (const char* family : {"diplomatico", "knight"}) {
    for (Vertex cell = 0; cell < 12 * 11; ++cell) {
      for (bool closed : {false, true}) {
        for (bool at_end : {false, true}) {
          PathPuzzle puzzle = puzzle_on(family, 12, 11, closed);
          (at_end ? puzzle.end : puzzle.start) = cell;
          const auto result = find_paths(puzzle, solver_named("tiling", ""), 1, label, {});
          ASSERT_EQ(result.answer, Found::Answer::found) << family << " " << cell;
        }
      }
    }
  }
}

TEST(Tiles, AnOpenPathIsMirroredToItsEnds) {
  // The mirror images of any possible ends are possible ends too.
  const PathPuzzle free = puzzle_on("knight", 11, 13, false);
  const Path path = *assemble(*plan_tiles(free), {});
  const auto mirrored = [](Vertex v, bool up, bool left) {
    const Vertex row = v / 13, column = v % 13;
    return (up ? 10 - row : row) * 13 + (left ? 12 - column : column);
  };
  for (bool up : {false, true}) {
    for (bool left : {false, true}) {
      PathPuzzle puzzle = free;
      puzzle.start = mirrored(path.back(), up, left);
      puzzle.end = mirrored(path.front(), up, left);
      EXPECT_EQ(find_paths(puzzle, solver_named("tiling", ""), 1, label, {}).answer, Found::Answer::found);
    }
  }
}

TEST(Tiles, WhatTheyAreNotForIsRefusedWithAReason) {
  const Solver& tiling = solver_named("tiling", "");
  EXPECT_THAT(tiling.refuses({.graph = make_board({.name = "knight:8x8"}).graph()}).value_or(""),
              HasSubstr("whole rectangle"));
  PathPuzzle puzzle = puzzle_on("knight", 8, 8, false);
  EXPECT_FALSE(tiling.refuses(puzzle));
  puzzle.clues = {{3, 5}};
  EXPECT_THAT(tiling.refuses(puzzle).value_or(""), HasSubstr("numbers"));
  EXPECT_TRUE(tiling.refuses(puzzle_on("king", 8, 8, false)));
  EXPECT_TRUE(tiling.refuses(puzzle_on("leaper-1-4", 10, 10, false)));
}

TEST(Tiles, ASheetOfAWholeRectangleIsTiledWithoutItsGraph) {
  Board board = make_board({.name = "diplomatico:1200x1100"}, MemoryBudget(20'000'000));
  PathPuzzle bare{.graph = board.graph()};
  const Sheet sheet = sheet_of(PathSheet{.board = std::move(board), .puzzle = std::move(bare)});
  const PathPuzzle& puzzle = sheet.path().puzzle;
  const auto result = find_paths(puzzle, 1, label, {});
  EXPECT_EQ(result.answer, Found::Answer::found);
  EXPECT_EQ(result.method, "tiling");
  EXPECT_FALSE(puzzle.graph.is_built());
}

}  // namespace hamlet::path
