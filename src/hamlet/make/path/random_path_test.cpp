#include "hamlet/make/path/random_path.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "hamlet/board/board.hpp"

namespace hamlet {

namespace {

PathPuzzle puzzle_on(const Board& board) { return {.graph = board.graph(), .shape = board.shape()}; }

std::string label(Vertex v) { return std::to_string(v); }

Path path_on(const PathPuzzle& puzzle, std::uint64_t seed) {
  Rng rng(seed);
  return *random_path(puzzle, label, rng, hamlet::Run()).path;
}

/// Measures how random a path looks.
struct PathLook {
  double straight = 0;          // share of cells where it goes straight on
  std::size_t longest_run = 0;  // in steps in one direction
  double mixing = 0;            // mean of log2 |a − b| over the numbers of neighbouring cells
};

PathLook look_of(const Path& path, const Board& board) {
  PathLook look;
  std::size_t run = 1, straight = 0;
  const auto step = [&](std::size_t i) {
    const Point a = board.place(path[i]), b = board.place(path[i + 1]);
    return Point{b.x - a.x, b.y - a.y};
  };
  for (std::size_t i = 0; i + 2 < path.size(); ++i) {
    const Point before = step(i), after = step(i + 1);
    constexpr double same = 1e-6;
    const bool goes_on = std::abs(before.x - after.x) < same && std::abs(before.y - after.y) < same;
    straight += goes_on;
    run = goes_on ? run + 1 : 1;
    look.longest_run = std::max(look.longest_run, run);
  }
  if (path.size() > 2) look.straight = static_cast<double>(straight) / static_cast<double>(path.size() - 2);
  std::vector<double> number(path.size());
  for (std::size_t i = 0; i < path.size(); ++i) number[path[i]] = static_cast<double>(i);
  std::size_t pairs = 0;
  for (const Edge& edge : board.graph().edges()) {
    look.mixing += std::log2(std::abs(number[edge.from] - number[edge.to]));
    ++pairs;
  }
  if (pairs > 0) look.mixing /= static_cast<double>(pairs);
  return look;
}

}  // namespace

TEST(RandomPath, IsAPathOfThePuzzle) {
  for (const char* name : {"square:8x8", "king:7x9", "hex:5", "knight:8x8", "diplomatico:8x8", "cycle:9"}) {
    const Board board = make_board({.name = name});
    EXPECT_TRUE(is_solution(puzzle_on(board), path_on(puzzle_on(board), 1))) << name;
  }
}

TEST(RandomPath, KeepsGivenEndsAndComesBackWhenClosed) {
  const Board board = make_board({.name = "square:6x6"});
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    PathPuzzle puzzle = puzzle_on(board);
    puzzle.start = 0;
    EXPECT_TRUE(is_solution(puzzle, path_on(puzzle, seed)));
    puzzle.end = 35 - 5;
    EXPECT_TRUE(is_solution(puzzle, path_on(puzzle, seed)));
    PathPuzzle closed = puzzle_on(board);
    closed.closed = true;
    EXPECT_TRUE(is_solution(closed, path_on(closed, seed)));
  }
}

TEST(RandomPath, ReachesEveryPathOfASmallBoard) {
  const Board board = make_board({.name = "square:3x3"});
  std::set<Path> seen;
  for (std::uint64_t seed = 1; seed <= 800; ++seed) seen.insert(path_on(puzzle_on(board), seed));
  EXPECT_EQ(seen.size(), 40u);  // by `hamlet count square:3x3`
}

TEST(RandomPath, ForgetsTheFirstPath) {
  // A snake goes straight on at nearly every step; a mixed path on squares at two steps in five, and without
  // long runs.
  const Board board = make_board({.name = "square:30x30"});
  Path snake;
  for (Vertex row = 0; row < 30; ++row) {
    for (Vertex i = 0; i < 30; ++i) snake.push_back(30 * row + (row % 2 == 0 ? i : 29 - i));
  }
  const PathLook before = look_of(snake, board);
  EXPECT_GT(before.straight, 0.9);
  EXPECT_EQ(before.longest_run, 29u);
  Rng rng(1);
  Path mixed = snake;
  ASSERT_TRUE(mix(mixed, puzzle_on(board), rng, hamlet::Run()));
  const PathLook after = look_of(mixed, board);
  EXPECT_GT(after.straight, 0.3);
  EXPECT_LT(after.straight, 0.5);
  EXPECT_LT(after.longest_run, 15u);
  EXPECT_LT(after.mixing, before.mixing);
  std::set<std::pair<Vertex, Vertex>> steps;
  for (std::size_t i = 0; i + 1 < snake.size(); ++i) steps.insert(std::minmax(snake[i], snake[i + 1]));
  int kept = 0;
  for (std::size_t i = 0; i + 1 < mixed.size(); ++i)
    kept += steps.contains(std::minmax(mixed[i], mixed[i + 1]));
  EXPECT_LT(kept, 0.58 * 900);  // any path uses half of all edges
}

TEST(RandomPath, SaysWhyThereIsNone) {
  const Board board = make_board({.name = "square:3x3", .blocked = {{1, 2}}});
  Rng rng(1);
  const RandomPath none = random_path(puzzle_on(board), label, rng, hamlet::Run());
  EXPECT_FALSE(none.path);
  EXPECT_TRUE(none.is_proved_none);
  EXPECT_FALSE(none.why.empty());
}

}  // namespace hamlet
