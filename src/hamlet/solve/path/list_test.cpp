#include "hamlet/solve/path/list.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>
#include <utility>

#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/random_puzzle_test_help.hpp"
#include "hamlet/solve/path/rules/reversal.hpp"
#include "hamlet/solve/path/sweep/kept_layers.hpp"

namespace hamlet::path {
namespace {

std::string label(Vertex v) { return std::to_string(v); }

PathPuzzle on(const char* name, bool closed = false) {
  return {.graph = make_board({.name = name}).graph(), .closed = closed};
}

/// Equal for numberings that are the same solution: a tour without numbers has no first cell, and if
/// direction does not count, a path equals its reverse.
Path canonical(const PathPuzzle& puzzle, const Path& path, Direction direction) {
  const Rules rules(puzzle);
  const auto turned = [&](Path one) {
    if (rules.only_the_cycle_matters) std::ranges::rotate(one, std::ranges::find(one, Vertex{0}));
    return one;
  };
  if (direction == Direction::counts) return turned(path);
  Reversal reversal(puzzle);
  const Path* const other = reversal.other(path);
  return other ? std::min(turned(path), turned(*other)) : turned(path);
}

using Lister = std::function<SearchReport(Direction, const Reader&)>;

void expect_lists_all(const PathPuzzle& puzzle, const Lister& list) {
  for (const Direction direction : {Direction::counts, Direction::does_not_count}) {
    std::set<Path> distinct;
    std::uint64_t listed = 0;
    const SearchReport report = list(direction, [&](const Path& path) {
      EXPECT_TRUE(is_solution(puzzle, path));
      distinct.insert(canonical(puzzle, path, direction));
      return ++listed, true;
    });
    ASSERT_EQ(report.ended, Ended::exhausted);
    ASSERT_EQ(distinct.size(), listed) << "a solution is listed twice";
    const SearchCount count = count_by_search(puzzle, direction, UINT64_MAX, label, {});
    ASSERT_EQ(listed, direction == Direction::counts ? count.directed : count.undirected);
  }
}

TEST(List, OfRandomPuzzlesIsWhatTheSearchFinds) {
  Rng rng(11);
  int swept = 0;
  for (int round = 0; round < 200; ++round) {
    SCOPED_TRACE(round);
    const PathPuzzle puzzle = random_cycle_puzzle(rng);
    ASSERT_NO_FATAL_FAILURE(expect_lists_all(puzzle, [&](Direction direction, const Reader& read) {
      return list_by_search(puzzle, direction, label, {}, read);
    }));
    if (SweptPuzzle::refuses(puzzle)) continue;
    Workers workers(1);
    std::string why_not;
    const auto ready = SweptPuzzle::prepare(puzzle, {.most_effort = 0}, workers, {}, why_not);
    ASSERT_NO_FATAL_FAILURE(expect_lists_all(puzzle, [&](Direction direction, const Reader& read) {
      return list_by_sweep(*ready, direction, workers, {}, read);
    }));
    ++swept;
  }
  EXPECT_GT(swept, 150);
}

TEST(List, OfBoardsIsWhatTheSearchFinds) {
  for (const char* name : {"diplomatico:4x5", "square:4x4", "king:3x3", "hex:2"}) {
    for (const bool closed : {false, true}) {
      const PathPuzzle puzzle = on(name, closed);
      SCOPED_TRACE(name);
      ASSERT_NO_FATAL_FAILURE(expect_lists_all(puzzle, [&](Direction direction, const Reader& read) {
        return list_paths(puzzle, direction, label, {}, read);
      }));
    }
  }
}

TEST(List, OfNumberedPuzzlesIsSearched) {
  PathPuzzle puzzle = on("king:3x3");
  puzzle.clues = {{4, 5}};
  std::uint64_t directed = 0, undirected = 0;
  EXPECT_EQ(
      list_paths(puzzle, Direction::counts, label, {}, [&](const Path&) { return ++directed, true; }).method,
      "search");
  list_paths(puzzle, Direction::does_not_count, label, {}, [&](const Path&) { return ++undirected, true; });
  EXPECT_GT(directed, 0u);
  EXPECT_EQ(directed, 2 * undirected);
}

TEST(List, RepeatsNothingWhereSatTakesOver) {
  // Backtracking gets stuck on closed knight's tours.
  const PathPuzzle puzzle = on("knight:8x8", true);
  std::set<Path> distinct;
  std::uint64_t listed = 0;
  const auto report = list_by_search(puzzle, Direction::does_not_count, label, {}, [&](const Path& path) {
    distinct.insert(canonical(puzzle, path, Direction::does_not_count));
    return ++listed < 150;
  });
  EXPECT_EQ(report.method, "sat-edges");
  EXPECT_EQ(distinct.size(), 150u);
}

TEST(List, LeavesASearchAfterSoManyStepsHoweverLongTheyTake) {
  const PathPuzzle puzzle = on("knight:8x8", true);
  const auto first_listed = [&](std::chrono::milliseconds delay) {
    std::vector<Path> listed;
    hamlet::Run run;
    bool delayed = false;
    run.on_progress = [&](const Progress&) {
      if (!std::exchange(delayed, true)) std::this_thread::sleep_for(delay);
    };
    const auto report = list_by_search(puzzle, Direction::does_not_count, label, run, [&](const Path& path) {
      listed.push_back(path);
      return listed.size() < 60;
    });
    return std::pair(report.work, listed);
  };
  EXPECT_EQ(first_listed(std::chrono::milliseconds(0)), first_listed(std::chrono::milliseconds(400)));
}

TEST(List, OfAPromisingSearchNeedsNoSat) {
  std::uint64_t listed = 0;
  const auto report = list_by_search(on("king:5x5"), Direction::counts, label, {},
                                     [&](const Path&) { return ++listed < 10'000; });
  EXPECT_EQ(report.method, "search");
  EXPECT_EQ(listed, 10'000u);
}

TEST(List, EndsWhenTheReaderHasEnough) {
  for (const char* name : {"diplomatico:4x5", "knight:8x8"}) {
    std::uint64_t listed = 0;
    const auto report =
        list_paths(on(name), Direction::counts, label, {}, [&](const Path&) { return ++listed < 5; });
    EXPECT_EQ(report.ended, Ended::by_visitor) << name;
    EXPECT_EQ(listed, 5u) << name;
  }
}

TEST(List, StopsWhenTheTimeIsUp) {
  hamlet::Run run;
  run.set_time_limit(0);
  const auto report =
      list_paths(on("knight:6x6"), Direction::counts, label, run, [](const Path&) { return true; });
  EXPECT_EQ(report.ended, Ended::by_request);
}

TEST(List, GivesUpWhenTheMemoryIsUsedUp) {
  const PathPuzzle puzzle = on("diplomatico:6x8");
  Workers workers(1);
  std::string why_not;
  const auto ready = SweptPuzzle::prepare(puzzle, {.most_effort = 1}, workers, {}, why_not);
  hamlet::Run run;
  run.memory = MemoryBudget(1);
  const auto report = list_by_sweep(*ready, Direction::counts, workers, run, [](const Path&) {
    ADD_FAILURE() << "something was listed";
    return true;
  });
  EXPECT_EQ(report.ended, Ended::gave_up);
  EXPECT_FALSE(report.why.empty());
}

TEST(List, SaysWhyThereIsNothing) {
  const auto report = list_paths(on("petersen:5,2", true), Direction::counts, label, {}, [](const Path&) {
    ADD_FAILURE() << "there is no tour";
    return true;
  });
  EXPECT_EQ(report.ended, Ended::exhausted);
  EXPECT_FALSE(report.why.empty());
}

}  // namespace
}  // namespace hamlet::path
