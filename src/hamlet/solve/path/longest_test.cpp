#include "hamlet/solve/path/longest.hpp"

#include <gtest/gtest.h>

#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"

namespace hamlet::path {

namespace {

std::size_t longest_on(const char* name, bool closed = false) {
  const auto result = longest_path({.graph = make_board({.name = name}).graph(), .closed = closed}, {});
  EXPECT_TRUE(result.proved) << name;
  return result.path.size();
}

/// The length of the longest path that extends `path`, by brute force.
std::size_t longest_by_trying(const PathPuzzle& puzzle, Path& path, std::vector<bool>& visited) {
  const Vertex last = path.back();
  const bool ends = (!puzzle.end || last == *puzzle.end) &&
                    (!puzzle.closed || (path.size() > 2 && puzzle.graph.has_arc(last, path.front())));
  std::size_t best = ends ? path.size() : 0;
  for (Vertex w : puzzle.graph.out(last)) {
    if (visited[w]) continue;
    visited[w] = true;
    path.push_back(w);
    best = std::max(best, longest_by_trying(puzzle, path, visited));
    path.pop_back();
    visited[w] = false;
  }
  return best;
}

}  // namespace

TEST(Longest, KnownBoards) {
  EXPECT_EQ(longest_on("knight:4x4"), 15u);
  EXPECT_EQ(longest_on("knight:3x3"), 8u);
  EXPECT_EQ(longest_on("knight:5x5"), 25u);
  EXPECT_EQ(longest_on("knight:1x1"), 1u);
  EXPECT_EQ(longest_on("petersen:5,2", true), 9u) << "Petersen's graph is hypohamiltonian";
  EXPECT_EQ(longest_on("square:3x3", true), 8u);
  EXPECT_EQ(longest_on("knight:7x7", true), 48u);
  EXPECT_EQ(longest_on("diplomatico:4x4"), 8u);
}

TEST(Longest, AgreesWithTryingEverything) {
  Rng rng(23);
  int shorter = 0;
  for (int round = 0; round < 1500; ++round) {
    const auto n = static_cast<Vertex>(1 + rng.below(8));
    const bool directed = rng.below(4) == 0;
    std::vector<Edge> edges;
    for (Vertex a = 0; a < n; ++a) {
      for (Vertex b = 0; b < n; ++b) {
        const bool crosses = round % 3 != 0 || (a + b) % 2 == 1;
        if (a != b && crosses && rng.below(10) < 3) edges.push_back({a, b});
      }
    }
    PathPuzzle puzzle{.graph = directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges)};
    puzzle.closed = rng.below(3) == 0;
    if (rng.below(3) == 0) puzzle.start = static_cast<Vertex>(rng.below(n));
    if (rng.below(3) == 0) puzzle.end = static_cast<Vertex>(rng.below(n));
    if (n > 1 && puzzle.start == puzzle.end) puzzle.end.reset();

    std::size_t expected = 0;
    for (Vertex start = 0; start < n; ++start) {
      if (puzzle.start && *puzzle.start != start) continue;
      Path path = {start};
      std::vector<bool> visited(n, false);
      visited[start] = true;
      expected = std::max(expected, longest_by_trying(puzzle, path, visited));
    }
    const auto result = longest_path(puzzle, {});
    ASSERT_TRUE(result.proved);
    ASSERT_EQ(result.path.size(), expected) << "round " << round;
    shorter += expected < n;
    if (expected == 0) continue;
    EXPECT_EQ(std::set<Vertex>(result.path.begin(), result.path.end()).size(), expected);
    for (std::size_t i = 0; i + 1 < expected; ++i)
      ASSERT_TRUE(puzzle.graph.has_arc(result.path[i], result.path[i + 1]));
    ASSERT_TRUE(!puzzle.closed || puzzle.graph.has_arc(result.path.back(), result.path.front()));
    ASSERT_TRUE(!puzzle.start || result.path.front() == *puzzle.start);
    ASSERT_TRUE(!puzzle.end || result.path.back() == *puzzle.end);
  }
  EXPECT_GT(shorter, 300);
}

TEST(Longest, ALimitLeavesItUnproved) {
  const Board board = make_board({.name = "knight:9x9"});
  hamlet::Run run;
  run.set_time_limit(0);
  const auto result = longest_path({.graph = board.graph(), .start = 1}, run);
  EXPECT_FALSE(result.proved);
  EXPECT_EQ(result.why, "the time limit was reached");
}

TEST(Longest, NumbersAreNotForIt) {
  const Board board = make_board({.name = "knight:4x4"});
  EXPECT_THROW(longest_path({.graph = board.graph(), .clues = {{0, 3}}}, {}), InputError);
}

}  // namespace hamlet::path
