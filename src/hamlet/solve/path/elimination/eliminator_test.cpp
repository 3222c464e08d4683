#include "hamlet/solve/path/elimination/eliminator.hpp"

#include <gtest/gtest.h>

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/elimination/core_search.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet::path {

namespace {

PathPuzzle random_sparse_puzzle(Rng& rng) {
  const auto n = static_cast<Vertex>(6 + rng.below(12));
  std::vector<Edge> edges;
  const bool directed = rng.below(4) == 0;
  const std::uint64_t wanted = directed ? 3 * n : n + n / 2 + rng.below(n);
  for (std::uint64_t i = 0; i < wanted; ++i) {
    const auto a = static_cast<Vertex>(rng.below(n)), b = static_cast<Vertex>(rng.below(n));
    if (a != b) edges.push_back({a, b});
  }
  PathPuzzle puzzle{.graph = directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges)};
  puzzle.closed = rng.coin();
  if (rng.below(3) == 0) puzzle.start = static_cast<Vertex>(rng.below(n));
  const auto all = puzzle.graph.edges();
  if (rng.below(3) == 0 && !all.empty()) {
    const Edge edge = all[rng.below(all.size())];
    puzzle.diamonds.push_back({edge.from, edge.to});
  }
  return puzzle;
}

bool has_solution(const PathPuzzle& puzzle) {
  bool found = false;
  solver_named("backtrack", "").search(puzzle, {}, {}, [&](const Path&) { return found = true, false; });
  return found;
}

}  // namespace

TEST(Elimination, AgreesWithSearchHoweverMuchIsLeftToTheCore) {
  Rng rng(7);
  int solvable = 0, cores = 0;
  for (int round = 0; round < 1500; ++round) {
    const PathPuzzle puzzle = random_sparse_puzzle(rng);
    const bool expected = has_solution(puzzle);
    solvable += expected;
    const hamlet::Run run;
    const CycleProblem problem(puzzle);
    for (const EliminationLimits limits :
         {EliminationLimits{.border = 0}, EliminationLimits{.border = 3, .pairings = 4},
          EliminationLimits{.border = 13, .pairings = 5000}}) {
      Eliminator eliminator(problem, run);
      const auto outcome = eliminator.eliminate(limits);
      std::optional<Path> path;
      bool none = outcome == Eliminator::Outcome::none;
      if (outcome == Eliminator::Outcome::cycle) path = problem.path_of(eliminator.cycle());
      if (outcome == Eliminator::Outcome::core) {
        ++cores;
        CoreSearch core(problem, eliminator, run);
        const auto end = core.search(INT32_MAX);
        none = end == CoreSearch::Outcome::none;
        if (end == CoreSearch::Outcome::cycle) path = problem.path_of(core.cycle());
      }
      ASSERT_EQ(none, !expected) << "round " << round << " border " << limits.border;
      ASSERT_TRUE(none || (path && is_solution(puzzle, *path)))
          << "round " << round << " border " << limits.border;
    }
  }
  EXPECT_GT(solvable, 200);
  EXPECT_GT(cores, 500);
}

TEST(Elimination, WiderLimitsGoOnWhereNarrowOnesStopped) {
  const Board board = make_board({.name = "knight:6x6"});
  const PathPuzzle puzzle{.graph = board.graph(), .closed = true};
  const CycleProblem problem(puzzle);
  const hamlet::Run run;
  Eliminator eliminator(problem, run);
  EXPECT_EQ(eliminator.eliminate({.border = 4, .pairings = 10}), Eliminator::Outcome::core);
  EXPECT_EQ(eliminator.eliminate({.border = 13, .pairings = 5000}), Eliminator::Outcome::cycle);
  EXPECT_TRUE(is_solution(puzzle, problem.path_of(eliminator.cycle())));
}

TEST(Elimination, GeneralizedPetersenGraphsHaveATourUnlessTheyLeaveFiveOverSix) {
  // Alspach: GP(n, 2) has no Hamiltonian cycle exactly when n = 5 (mod 6).
  for (int n = 5; n <= 60; ++n) {
    const Board board = make_board({.name = "petersen:" + std::to_string(n) + ",2"});
    const PathPuzzle puzzle{.graph = board.graph(), .closed = true};
    const CycleProblem problem(puzzle);
    const hamlet::Run run;
    const auto outcome = Eliminator(problem, run).eliminate({});
    EXPECT_EQ(outcome, n % 6 == 5 ? Eliminator::Outcome::none : Eliminator::Outcome::cycle) << n;
  }
}

}  // namespace hamlet::path
