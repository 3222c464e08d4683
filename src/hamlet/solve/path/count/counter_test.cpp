#include "hamlet/solve/path/count/counter.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <fstream>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/count/count_details.hpp"
#include "hamlet/solve/path/count/second_opinion.hpp"
#include "hamlet/solve/path/random_puzzle_test_help.hpp"

namespace hamlet::path {
namespace {

using testing::HasSubstr;

PathPuzzle on(const std::string& name) { return {.graph = make_board({.name = name}).graph()}; }
PathPuzzle closed_on(const std::string& name) {
  PathPuzzle puzzle = on(name);
  puzzle.closed = true;
  return puzzle;
}

PathCount swept(const PathPuzzle& puzzle, unsigned threads = 1) {
  Run run;
  run.threads = threads;
  return counter_named("sweep", "").count(puzzle, {}, run);
}

TEST(Counter, EveryMethodAgreesOnThousandsOfSmallPuzzles) {
  Rng rng(4);
  for (int round = 0; round < 3000; ++round) {
    const PathPuzzle puzzle = random_cycle_puzzle(rng);
    const SearchCount expected = count_by_search(puzzle, Direction::counts, UINT64_MAX,
                                                 [](Vertex v) { return std::to_string(v); }, {});
    for (const Counter* counter : counters()) {
      if (counter->refuses(puzzle)) continue;
      const PathCount count = counter->count(puzzle, {}, {});
      ASSERT_TRUE(count.complete);
      ASSERT_EQ(count.directed, Count(expected.directed)) << counter->name << ": " << described(puzzle);
      ASSERT_EQ(count.undirected, Count(expected.undirected)) << counter->name << ": " << described(puzzle);
    }
  }
}

TEST(Counter, AnyOrderOfTheSweepGivesTheSameCount) {
  Rng rng(5);
  PathPuzzle puzzle = on("diplomatico:4x5");
  for (int round = 0; round < 20; ++round) {
    CountOptions options{.method = "sweep"};
    for (Vertex v = 0; v < puzzle.length(); ++v) options.sweep.push_back(v);
    rng.shuffle(std::span(options.sweep));
    EXPECT_EQ(count_paths(puzzle, options, {}).directed, Count(144));
  }
}

TEST(Counter, KnowsTheNumbersOfTheReference) {
  const std::filesystem::path reference =
      std::filesystem::path(HAMLET_SOURCE) / "../shared/reference/counts.csv";
  std::ifstream file(reference);
  if (!file) GTEST_SKIP() << reference << " is not there";
  std::string line;
  std::getline(file, line);
  int rows = 0;
  while (std::getline(file, line)) {
    const std::size_t first = line.find(','), second = line.rfind(',');
    const std::string board = line.substr(0, first), what = line.substr(first + 1, second - first - 1);
    const PathCount count = what == "closed tours" ? swept(closed_on(board)) : swept(on(board));
    const Count& number = what == "closed tours" ? count.undirected : count.directed;
    EXPECT_EQ(number.to_string(), line.substr(second + 1)) << line;
    ++rows;
  }
  EXPECT_GE(rows, 28);
}

TEST(Counter, CountsPerStartAsTheReference) {
  const std::filesystem::path reference =
      std::filesystem::path(HAMLET_SOURCE) / "../shared/reference/per_start_counts.csv";
  std::ifstream file(reference);
  if (!file) GTEST_SKIP() << reference << " is not there";
  std::string line;
  std::getline(file, line);
  std::map<std::string, PathsByCell> known;
  int rows = 0;
  while (std::getline(file, line)) {
    unsigned n = 0, m = 0, row = 0, column = 0;
    unsigned long long number = 0;
    ASSERT_EQ(std::sscanf(line.c_str(), "%u,%u,%u,%u,%llu", &n, &m, &row, &column, &number), 5) << line;
    const std::string board = "diplomatico:" + std::to_string(n) + "x" + std::to_string(m);
    if (!known.contains(board)) known[board] = paths_by_start(on(board), {}, {});
    EXPECT_EQ(known[board].cells[(row - 1) * m + column - 1], Count(number)) << line;
    ++rows;
  }
  EXPECT_GE(rows, 100);
}

TEST(Counter, CountsTheSmallBoardsOfTheTablesAgain) {
  std::ifstream file(std::filesystem::path(HAMLET_SOURCE) / "data/counts.csv");
  ASSERT_TRUE(file);
  int counted = 0;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    const std::size_t first = line.find(','), second = line.rfind(',');
    const std::string board = line.substr(0, first), what = line.substr(first + 1, second - first - 1);
    const std::string known = line.substr(second + 1);
    ASSERT_THAT(what, testing::AnyOf("paths", "tours")) << line;
    if (known.size() > 8) continue;  // only those that take milliseconds
    const PathCount count = what == "tours" ? swept(closed_on(board)) : swept(on(board));
    EXPECT_EQ((what == "tours" ? count.undirected : count.directed).to_string(), known) << line;
    ++counted;
  }
  EXPECT_GE(counted, 80);
}

TEST(Counter, StatesThatOutgrowTheMemoryEndInUnknown) {
  hamlet::Run run;
  run.memory = MemoryBudget(40'000'000);
  const PathPuzzle puzzle = closed_on("diplomatico:4x37");
  const PathCount count = count_paths(puzzle, {.method = "sweep"}, run);
  EXPECT_FALSE(count.complete);
  EXPECT_THAT(count.why, HasSubstr("the states need more than"));
}

TEST(Counter, MoreThanAWordHoldsIsCountedExactly) {
  // Modulo 2^64, this count would be 8 917 829 634 486 388 560.
  const PathCount count = swept(closed_on("square:14x14"));
  EXPECT_EQ(count.undirected.to_string(), "56126499620491437281263608");
}

TEST(Counter, ASecondOpinionSeesAWrongCount) {
  for (const char* method : {"sweep", "search"}) {
    const PathPuzzle puzzle = on("diplomatico:4x5");
    PathCount count = count_paths(puzzle, {.method = method}, {});
    EXPECT_TRUE(second_opinion(count, puzzle, {}, {}, {}).agrees) << method;
    count.directed += 2;
    count.undirected += 1;
    const SecondOpinion opinion = second_opinion(count, puzzle, {}, {}, {});
    EXPECT_TRUE(opinion.complete) << method;
    EXPECT_FALSE(opinion.agrees) << method;
  }
}

TEST(Counter, ThreadsChangeNothing) {
  const PathCount one = swept(on("knight:6x6")), two = swept(on("knight:6x6"), 2);
  EXPECT_EQ(one.directed, Count(6'637'920));
  EXPECT_EQ(two.directed, one.directed);
  EXPECT_EQ(two.work, one.work);
  EXPECT_EQ(two.peak_states, one.peak_states);
}

TEST(Counter, WhatDoesNotFitIsRefusedWithAnEstimate) {
  hamlet::Run run;
  run.memory = MemoryBudget(1'000'000);
  try {
    count_paths(on("diplomatico:6x6"), {.method = "sweep"}, run);
    FAIL() << "it fits";
  } catch (const TooLarge& refusal) {
    EXPECT_THAT(refusal.what(), HasSubstr("about"));
    EXPECT_THAT(refusal.what(), HasSubstr("1.0 MB is allowed"));
  }
}

TEST(Counter, NumbersInsideThePathAreLeftToSearch) {
  PathPuzzle puzzle = on("square:4x4");
  puzzle.clues = {{5, 7}};
  EXPECT_EQ(count_paths(puzzle, {}, {}).method, "search");
  EXPECT_THROW(count_paths(puzzle, {.method = "sweep"}, {}), InputError);
}

TEST(Counter, AFewAreFoundBeforeAllAreCounted) {
  const PathCount count = count_paths(on("diplomatico:6x6"), {.enough = 3}, {});
  EXPECT_EQ(count.method, "search");
  EXPECT_EQ(count.directed, Count(3));
}

TEST(Counter, GoesOnInTheMiddleOfASecondModulus) {
  // The count needs three moduli although it is stopped repeatedly, each time after more saved steps.
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("hamlet-moduli-" + std::to_string(::getpid()));
  CountOptions options{.method = "sweep"};
  options.places = {.checkpoint_folder = folder, .seconds_between_checkpoints = 0};
  std::size_t resumed_at = 0;
  options.places.on_resume = [&](std::size_t step, std::size_t) { resumed_at = step; };
  std::optional<PathCount> count;
  for (std::size_t stop_after = 100; !count || !count->complete; stop_after += 150) {
    std::stop_source stop;
    hamlet::Run run;
    run.stop = stop.get_token();
    std::size_t reports = 0;
    run.on_progress = [&](const Progress& progress) {
      if (progress.doing.starts_with("counting") && ++reports > 0 && stop_after < 700) stop.request_stop();
    };
    count = count_paths(closed_on("square:14x14"), options, run);
  }
  std::filesystem::remove_all(folder);
  EXPECT_EQ(count->undirected.to_string(), "56126499620491437281263608");
  EXPECT_GT(resumed_at, 0u);
}

}  // namespace
}  // namespace hamlet::path
