#include "hamlet/solve/path/rules/step_domains.hpp"

#include <gtest/gtest.h>

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

TEST(StepDomains, NoSolutionIsEverLost) {
  Rng rng(3);
  for (int round = 0; round < 60; ++round) {
    const Board board = make_board({.name = round % 2 == 0 ? "king:3x3" : "square:4x4"});
    PathPuzzle puzzle{.graph = board.graph()};
    // The clues come from a random solution.
    std::vector<Path> all;
    solver_named("backtrack", "").search(puzzle, {}, {}, [&](const Path& path) {
      return all.push_back(path), true;
    });
    const Path hidden = all[rng.below(all.size())];
    for (Step step = 1; step <= puzzle.length(); ++step) {
      if (rng.below(5) == 0) puzzle.clues.push_back({hidden[step - 1], step});
    }
    const Rules rules(puzzle);
    const hamlet::Run run;
    StepDomains domains(puzzle, rules, run);
    ASSERT_TRUE(domains.close());
    for (const Path& path : all) {
      if (!is_solution(puzzle, path)) continue;
      for (Step step = 1; step <= puzzle.length(); ++step) EXPECT_TRUE(domains.may(step, path[step - 1]));
    }
  }
}

TEST(StepDomains, NumbersTooFarApartAreSeen) {
  const Board board = make_board({.name = "square:1x5"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}, {4, 3}}};
  const Rules rules(puzzle);
  const hamlet::Run run;
  StepDomains domains(puzzle, rules, run);
  EXPECT_FALSE(domains.close());
}

TEST(StepDomains, ALinePrintedAtBothEndsIsFilledIn) {
  const Board board = make_board({.name = "square:1x5"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}}};
  const Rules rules(puzzle);
  const hamlet::Run run;
  StepDomains domains(puzzle, rules, run);
  ASSERT_TRUE(domains.close());
  for (Step step = 1; step <= 5; ++step) EXPECT_EQ(domains.cells_of(step), std::vector<Vertex>{step - 1});
  EXPECT_TRUE(domains.may_follow(2, 3));
  EXPECT_FALSE(domains.may_follow(3, 2));
}

}  // namespace hamlet::path
