#include "hamlet/analyse/space/solution_space.hpp"

#include <gtest/gtest.h>

#include <set>

#include "hamlet/analyse/space/puzzle_symmetries.hpp"
#include "hamlet/solve/path/list.hpp"

namespace hamlet {
namespace {

PathSheet sheet_on(const std::string& name, bool closed = false) {
  PathSheet sheet{.board = make_board({.name = name}), .puzzle = {}};
  sheet.puzzle.graph = sheet.board.graph();
  sheet.puzzle.shape = sheet.board.shape();
  sheet.puzzle.closed = closed;
  return sheet;
}

/// The number of solutions up to symmetry and reversal, by listing all of them.
std::size_t classes_one_by_one(const PathSheet& sheet) {
  const auto images = puzzle_symmetries(sheet).images;
  std::set<Path> least;
  path::list_paths(sheet.puzzle, path::Direction::counts, sheet.labels(), {}, [&](const Path& path) {
    Path best = path;
    for (const auto& image : images) {
      Path other;
      for (Vertex v : path) other.push_back(image[v]);
      for (int way = 0; way < 2; ++way) {
        for (std::size_t shift = 0; shift < (sheet.puzzle.closed ? path.size() : 1); ++shift) {
          best = std::min(best, other);
          if (sheet.puzzle.closed) std::ranges::rotate(other, other.begin() + 1);
        }
        std::ranges::reverse(other);
      }
    }
    least.insert(best);
    return true;
  });
  return least.size();
}

TEST(SolutionSpace, GraphsAndWrappedBoardsHaveAllTheirSymmetries) {
  const SolutionSpace petersen = solution_space(sheet_on("petersen:5,2"), {}, {});
  EXPECT_EQ(petersen.board_symmetries, 120);
  EXPECT_EQ(petersen.classes, Count(1));
  PathSheet torus{.board = make_board({.name = "square:3x4", .wrap = Wrap::torus}), .puzzle = {}};
  torus.puzzle.graph = torus.board.graph();
  EXPECT_EQ(puzzle_symmetries(torus).images.size(), 48);
  EXPECT_EQ(solution_space(torus, {}, {}).classes, Count(classes_one_by_one(torus)));
}

TEST(SolutionSpace, SymmetriesThatCannotBeListedAreNotSaidToBeNone) {
  const SolutionSpace complete = solution_space(sheet_on("complete:10"), {.samples = 20}, {});
  EXPECT_FALSE(complete.symmetries_are_known);
  PathSheet marked = sheet_on("square:3x3");
  marked.puzzle.marks.push_back({&mark_rule("wall", ""), {0, 1}});
  EXPECT_FALSE(solution_space(marked, {}, {}).symmetries_are_known);
  EXPECT_FALSE(solution_space(marked, {}, {}).classes);
  EXPECT_TRUE(solution_space(sheet_on("square:3x3"), {}, {}).symmetries_are_known);
}

TEST(SolutionSpace, AToursStartDoesNotMakeItTwo) {
  PathSheet sheet = sheet_on("square:4x4", true);
  sheet.puzzle.start = 0;
  const SolutionSpace space = solution_space(sheet, {.only_starts = true}, {});
  EXPECT_EQ(space.count, Count(6));
  EXPECT_EQ(space.from[0], Count(6));
  EXPECT_EQ(space.from[1], Count(0));
}

TEST(SolutionSpace, SumsUpToTheWhole) {
  const SolutionSpace space = solution_space(sheet_on("diplomatico:4x5"), {}, {});
  EXPECT_EQ(space.known, SolutionSpace::Known::all);
  EXPECT_EQ(space.count, Count(144));
  double ends = 0, edges = 0, moves = 0, steps = 0;
  for (const Estimate& share : space.to) ends += share.value;
  for (const auto& [edge, share] : space.edges) edges += share;
  for (const auto& [type, share] : space.moves) moves += share;
  for (const Estimate& step : space.visit_time) steps += step.value;
  EXPECT_NEAR(ends, 1, 1e-12);
  EXPECT_NEAR(edges, 19, 1e-9);  // moves in a path
  EXPECT_NEAR(moves, 1, 1e-12);
  EXPECT_NEAR(steps, 20 * 21 / 2, 1e-9);
  EXPECT_EQ(space.moves.size(), 3u);  // 3 down, 3 across, and 2 both ways
  EXPECT_EQ(space.looked_at, 144u);
  EXPECT_FALSE(space.drawn);
}

TEST(SolutionSpace, HexagonsHaveTwoTypesOfMoves) {
  const auto moves = solution_space(sheet_on("hex:2"), {}, {}).moves;
  ASSERT_EQ(moves.size(), 2u);
  EXPECT_TRUE(moves.contains({0, 2}));
  EXPECT_TRUE(moves.contains({1, 1}));
  EXPECT_NEAR(moves.at({0, 2}), 1.0 / 3, 1e-12);  // by symmetry, equally often in each of three directions
}

TEST(SolutionSpace, CountsTheClassesOfSolutions) {
  for (const char* name :
       {"diplomatico:4x5", "diplomatico:4x6", "diplomatico:5x5", "square:3x3", "square:4x4"}) {
    for (bool closed : {false, true}) {
      const PathSheet sheet = sheet_on(name, closed);
      const SolutionSpace space = solution_space(sheet, {}, {});
      if (space.known != SolutionSpace::Known::all) continue;
      EXPECT_EQ(*space.classes, Count(classes_one_by_one(sheet))) << name << (closed ? " closed" : "");
    }
  }
}

TEST(SolutionSpace, TheSquareOfFourHasOneTourAndIsAllSymmetry) {
  const SolutionSpace space = solution_space(sheet_on("square:2x2", true), {}, {});
  EXPECT_EQ(space.count, Count(1));
  EXPECT_EQ(space.board_symmetries, 8u);
  EXPECT_DOUBLE_EQ(space.symmetric.value, 1);
  EXPECT_EQ(*space.classes, Count(1));
  EXPECT_TRUE(space.to.empty());
}

TEST(SolutionSpace, WhatIsDrawnSaysHowSureItIs) {
  PathSheet sheet = sheet_on("diplomatico:5x5");
  sheet.puzzle.start = 0;
  const SolutionSpace exact = solution_space(sheet, {}, {});
  const SolutionSpace drawn = solution_space(sheet, {.samples = 400, .most_looked_at = 10}, {});
  EXPECT_TRUE(drawn.drawn);
  EXPECT_EQ(drawn.looked_at, 400u);
  EXPECT_FALSE(drawn.classes);
  EXPECT_EQ(drawn.from, exact.from);
  int inside = 0;
  for (std::size_t v = 0; v < exact.visit_time.size(); ++v) {
    EXPECT_DOUBLE_EQ(drawn.to[v].value, exact.to[v].value);  // counted backwards
    const Estimate& estimate = drawn.visit_time[v];
    inside += estimate.low <= exact.visit_time[v].value && exact.visit_time[v].value <= estimate.high;
  }
  EXPECT_GE(inside, 21);  // of 25; one or two are expected outside
}

TEST(SolutionSpace, WhereAPathEndsIsCountedBackwards) {
  const Edge arcs[] = {{0, 1}, {1, 2}, {2, 3}, {3, 1}, {2, 0}, {0, 3}, {3, 2}, {1, 3}};
  PathSheet sheet{.board = graph_board("arcs", Graph::directed(4, arcs)), .puzzle = {}};
  sheet.puzzle.graph = sheet.board.graph();
  const SolutionSpace exact = solution_space(sheet, {}, {});
  const SolutionSpace drawn = solution_space(sheet, {.samples = 2, .most_looked_at = 0}, {});
  ASSERT_GT(exact.count, Count(2));
  for (Vertex v = 0; v < 4; ++v) EXPECT_DOUBLE_EQ(drawn.to[v].value, exact.to[v].value);
}

TEST(SolutionSpace, CanBeAskedForTheStartsOnly) {
  const SolutionSpace space = solution_space(sheet_on("diplomatico:5x5"), {.only_starts = true}, {});
  EXPECT_EQ(space.known, SolutionSpace::Known::all);
  EXPECT_EQ(space.from[12], Count(352));
  EXPECT_EQ(space.looked_at, 0u);
}

TEST(SolutionSpace, WhereDrawingIsRefusedTheCountsRemain) {
  // The states of one pass fit, for counts by edge; those of two, for drawing more than 2^64 tours, do not.
  hamlet::Run run;
  run.memory = MemoryBudget(150'000'000);
  const SolutionSpace space = solution_space(sheet_on("square:14x14", true), {}, run);
  EXPECT_EQ(space.known, SolutionSpace::Known::all);
  EXPECT_EQ(space.looked_at, 0u);
  EXPECT_FALSE(space.why.empty());
  EXPECT_EQ(space.edges.size(), 2u * 14 * 13);
}

TEST(SolutionSpace, OfMoreSolutionsThanAWordHoldsSomeAreDrawn) {
  const SolutionSpace space = solution_space(sheet_on("square:14x14", true), {}, {});
  EXPECT_EQ(space.known, SolutionSpace::Known::all);
  EXPECT_GT(space.count, Count(UINT64_MAX));
  EXPECT_EQ(space.looked_at, 1000u);
  EXPECT_EQ(space.why, "");
}

TEST(SolutionSpace, ABoardWithoutSolutionSaysWhy) {
  const SolutionSpace space = solution_space(sheet_on("diplomatico:4x4"), {}, {});
  EXPECT_EQ(space.known, SolutionSpace::Known::none_exist);
  EXPECT_FALSE(space.why.empty());
}

TEST(SolutionSpace, OneCellIsItsOwnPath) {
  const SolutionSpace space = solution_space(sheet_on("diplomatico:1x1"), {}, {});
  EXPECT_EQ(space.count, Count(1));
  EXPECT_TRUE(space.moves.empty());
  EXPECT_EQ(*space.classes, Count(1));
  EXPECT_DOUBLE_EQ(space.visit_time[0].value, 1);
}

TEST(SolutionSpace, ARunThatMustEndKnowsNothing) {
  hamlet::Run run;
  run.set_time_limit(0);
  const SolutionSpace space = solution_space(sheet_on("diplomatico:5x5"), {}, run);
  EXPECT_EQ(space.known, SolutionSpace::Known::no);
  EXPECT_FALSE(space.why.empty());
}

}  // namespace
}  // namespace hamlet
