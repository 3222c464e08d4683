#include "hamlet/solve/path/sample.hpp"

#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/board/board.hpp"

namespace hamlet::path {
namespace {

std::string label(Vertex v) { return std::to_string(v); }

PathPuzzle on(const char* name, bool closed = false) {
  return {.graph = make_board({.name = name}).graph(), .closed = closed};
}

Found draw(const PathPuzzle& puzzle, std::uint64_t size, const Run& run = {}) {
  return sample_paths(puzzle, {.size = size}, label, run);
}

/// The value that chi-square exceeds with probability one in a million (Wilson–Hilferty approximation).
double chi_square_bound(double freedom) {
  constexpr double z = 4.753;
  const double a = 2 / (9 * freedom);
  return freedom * std::pow(1 - a + z * std::sqrt(a), 3);
}

void expect_uniform(const PathPuzzle& puzzle, std::size_t solutions, const char* method) {
  const std::uint64_t size = 50 * solutions;
  const Found result = draw(puzzle, size);
  ASSERT_EQ(result.answer, Found::Answer::found);
  EXPECT_EQ(result.method, method);
  ASSERT_EQ(result.solutions.size(), size);
  std::map<Path, double> seen;
  for (const Path& path : result.solutions) {
    ASSERT_TRUE(is_solution(puzzle, path));
    ++seen[path];
  }
  EXPECT_EQ(seen.size(), solutions);
  const double expected = static_cast<double>(size) / static_cast<double>(solutions);
  double chi_square = 0;
  for (const auto& [path, times] : seen) chi_square += (times - expected) * (times - expected) / expected;
  EXPECT_LT(chi_square, chi_square_bound(static_cast<double>(solutions - 1)));
}

TEST(Sample, IsUniform) {
  PathPuzzle corner = on("knight:5x5");
  corner.start = 0;
  expect_uniform(corner, 304, "sweep");
  expect_uniform(on("diplomatico:4x5"), 144, "sweep");
  expect_uniform(on("square:4x4", true), 6, "sweep");
  expect_uniform(on("knight:5x6", true), 8, "sweep");
}

TEST(Sample, OfNumberedPuzzlesIsUniformToo) {
  PathPuzzle middle = on("square:3x3");
  middle.clues = {{4, 5}};
  expect_uniform(middle, 8, "search");
  PathPuzzle tour = on("square:4x4", true);
  tour.clues = {{5, 7}};
  expect_uniform(tour, 12, "search");
}

TEST(Sample, IsTheSameForTheSameSeedAndAnyNumberOfThreads) {
  hamlet::Run one, three, other;
  three.threads = 3;
  other.seed = 2;
  const PathPuzzle puzzle = on("diplomatico:5x5");
  EXPECT_EQ(draw(puzzle, 50, one).solutions, draw(puzzle, 50, three).solutions);
  EXPECT_NE(draw(puzzle, 50, one).solutions, draw(puzzle, 50, other).solutions);
}

TEST(Sample, OfMoreSolutionsThanAWordHolds) {
  hamlet::Run one, two;
  two.threads = 2;
  for (const auto& [puzzle, size] : {std::pair{on("king:8x8"), 40}, {on("square:14x14", true), 40}}) {
    const Found drawn = draw(puzzle, static_cast<std::uint64_t>(size), one);
    ASSERT_EQ(drawn.answer, Found::Answer::found);
    EXPECT_EQ(drawn.method, "sweep");
    EXPECT_EQ(draw(puzzle, static_cast<std::uint64_t>(size), two).solutions, drawn.solutions);
    const std::set<Path> different(drawn.solutions.begin(), drawn.solutions.end());
    EXPECT_EQ(different.size(), drawn.solutions.size());
  }
}

TEST(Sample, OfNothingIsNone) {
  const auto refuted = draw(on("diplomatico:4x4"), 3);
  EXPECT_EQ(refuted.answer, Found::Answer::none);
  EXPECT_TRUE(refuted.all);
  const auto swept = draw(on("petersen:5,2", true), 3);
  EXPECT_EQ(swept.answer, Found::Answer::none);
  EXPECT_FALSE(swept.why.empty());
}

TEST(Sample, OfTinyGraphsWorks) {
  EXPECT_EQ(draw(on("square:1x1"), 2).solutions, (std::vector<Path>{{0}, {0}}));
  EXPECT_EQ(draw(on("square:1x2"), 1).answer, Found::Answer::found);
  EXPECT_EQ(draw(on("complete:3", true), 1).answer, Found::Answer::found);
}

TEST(Sample, RefusesWhatDoesNotFitTheMemory) {
  hamlet::Run run;
  run.memory = MemoryBudget(20'000'000);
  EXPECT_THROW(draw(on("knight:8x8"), 1, run), InputError);
  EXPECT_THROW(draw(on("diplomatico:5x5"), UINT64_MAX / 8, run), InputError);
}

TEST(Sample, IsUnknownWhenTheTimeIsUp) {
  hamlet::Run run;
  run.set_time_limit(0);
  EXPECT_EQ(draw(on("diplomatico:7x7"), 1, run).answer, Found::Answer::unknown);
  PathPuzzle numbered = on("knight:6x6");
  numbered.clues = {{8, 8}};
  EXPECT_EQ(draw(numbered, 1, run).answer, Found::Answer::unknown);
}

}  // namespace
}  // namespace hamlet::path
