#include "hamlet/puzzle/solution_checker.hpp"

#include <gtest/gtest.h>

#include <numeric>

#include "hamlet/base/random.hpp"

namespace hamlet {
namespace {

/// Random paths on random small graphs, some of them not even permutations.
TEST(SolutionChecker, AcceptsWhatIsASolution) {
  Rng rng(3);
  int accepted = 0;
  for (int round = 0; round < 5000; ++round) {
    const Vertex n = static_cast<Vertex>(rng.below(5));
    std::vector<Edge> edges;
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex b = 0; b < n; ++b) {
        if (a != b && rng.below(4) != 0) edges.push_back({a, b});
      }
    }
    PathPuzzle puzzle{.graph = rng.coin() ? Graph::directed(n, edges) : Graph::symmetric(n, edges),
                      .closed = rng.coin()};
    if (n > 0 && rng.below(4) == 0) puzzle.start = static_cast<Vertex>(rng.below(n));
    if (n > 0 && rng.below(4) == 0) puzzle.end = static_cast<Vertex>(rng.below(n));
    if (n > 0 && rng.below(4) == 0) puzzle.clues = {{0, static_cast<Step>(1 + rng.below(n))}};
    SolutionChecker checker(puzzle);
    Path path(n);
    std::iota(path.begin(), path.end(), Vertex{0});
    for (int again = 0; again < 4; ++again) {
      rng.shuffle(std::span(path));
      EXPECT_EQ(checker.accepts(path), is_solution(puzzle, path));
      accepted += checker.accepts(path);
    }
    if (n == 0) continue;
    path[rng.below(n)] = static_cast<Vertex>(rng.below(n + 1));
    EXPECT_EQ(checker.accepts(path), is_solution(puzzle, path));
    path.pop_back();
    EXPECT_FALSE(checker.accepts(path));
  }
  EXPECT_GT(accepted, 1000);
}

TEST(SolutionChecker, ReadsGraphsThatAreTooLargeForATable) {
  std::vector<Edge> edges;
  for (Vertex v = 1; v < 3000; ++v) edges.push_back({v - 1, v});
  const PathPuzzle puzzle{.graph = Graph::symmetric(3000, edges)};
  SolutionChecker checker(puzzle);
  Path path(3000);
  std::iota(path.begin(), path.end(), Vertex{0});
  EXPECT_TRUE(checker.accepts(path));
  std::swap(path[7], path[8]);
  EXPECT_FALSE(checker.accepts(path));
}

}  // namespace
}  // namespace hamlet
