#include <gtest/gtest.h>

#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

extern const MarkRule third_mark;

TEST(Guide, EverySolverObeysTheRuleOfTheGuideOrLeavesThePuzzleToAnother) {
  const Board board = make_board({.name = "king:3x3"});
  PathPuzzle puzzle{.graph = board.graph()};
  for (Vertex cell : {0u, 4u, 8u}) puzzle.marks.push_back({&third_mark, {cell}});
  int obeyed = 0;
  for (const path::Solver* solver : path::solvers()) {
    if (solver->refuses && solver->refuses(puzzle)) continue;
    const auto labels = [&](Vertex v) { return board.label(v); };
    // Every path is checked against the rules, so a path that is found obeys them.
    EXPECT_EQ(path::find_paths(puzzle, *solver, 1, labels, {}).answer, path::Found::Answer::found)
        << solver->name;
    ++obeyed;
  }
  EXPECT_GE(obeyed, 3);
  EXPECT_TRUE(check(puzzle, visits_of({0, 1, 2, 5, 4, 3, 6, 7, 8}), [](Vertex) { return "?"; }).size() == 2);
}

}  // namespace hamlet
