#include "hamlet/analyse/space/end_pairs.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/solve/path/list.hpp"

namespace hamlet {

using testing::HasSubstr;

namespace {

PathSheet sheet_on(const std::string& name, PathPuzzle puzzle = {}) {
  const Board board = make_board({.name = name});
  puzzle.graph = board.graph();
  return {.board = board, .puzzle = std::move(puzzle)};
}

/// Counts by listing every solution.
std::map<std::pair<Vertex, Vertex>, std::uint64_t> listed(const PathSheet& sheet) {
  std::map<std::pair<Vertex, Vertex>, std::uint64_t> pairs;
  path::list_paths(sheet.puzzle, path::Direction::counts, sheet.labels(), {}, [&](const Path& path) {
    ++pairs[{path.front(), path.back()}];
    return true;
  });
  return pairs;
}

}  // namespace

TEST(EndPairs, ClassesAddUpToWhatAListShows) {
  const PathSheet sheets[] = {sheet_on("diplomatico:4x5"),
                              sheet_on("king:3x3"),
                              sheet_on("hex:2"),
                              sheet_on("square:4x4"),
                              sheet_on("square:4x4", {.graph = {}, .start = 0}),
                              sheet_on("king:3x3", {.graph = {}, .end = 4}),
                              sheet_on("king:3x3", {.graph = {}, .clues = {{2, 3}, {8, 7}}}),
                              sheet_on("petersen:5,2")};
  for (const PathSheet& sheet : sheets) {
    const auto known = listed(sheet);
    const EndPairsResult result = end_pairs(sheet, 1, {});
    ASSERT_TRUE(result.pairs) << sheet.board.name() << result.why_not;
    std::uint64_t all = 0, some = 0;
    for (const PairClass& of : result.pairs->classes) {
      EXPECT_EQ(Count(known.at({of.start, of.end})), of.solutions) << sheet.board.name();
      all += of.pairs * *of.solutions.as_u64();
      some += of.pairs;
    }
    std::uint64_t expected = 0;
    for (const auto& [pair, count] : known) expected += count;
    EXPECT_EQ(all, expected) << sheet.board.name();
    EXPECT_EQ(some, known.size()) << sheet.board.name();
    EXPECT_EQ(result.pairs->with_some, known.size()) << sheet.board.name();
  }
}

TEST(EndPairs, GivenEndsLeaveFewerPairs) {
  EXPECT_EQ(end_pairs(sheet_on("diplomatico:5x5"), 1, {}).pairs->pairs, 600u);
  EXPECT_EQ(end_pairs(sheet_on("diplomatico:5x5", {.graph = {}, .start = 0}), 1, {}).pairs->pairs, 24u);
  const auto both = end_pairs(sheet_on("diplomatico:5x5", {.graph = {}, .start = 0, .end = 24}), 1, {}).pairs;
  EXPECT_EQ(both->pairs, 1u);
  EXPECT_EQ(both->classes.at(0).solutions, Count(28));
}

TEST(EndPairs, SymmetricPairsAreOneClass) {
  const EndPairs pairs = *end_pairs(sheet_on("diplomatico:5x5"), 1, {}).pairs;
  EXPECT_EQ(pairs.classes.front().solutions, Count(44));  // 2,2 to 4,4 and its images
  EXPECT_EQ(pairs.classes.front().pairs, 4u);
  EXPECT_EQ(pairs.classes.back().solutions, Count(8));
  // From 1,1 to 1,2 and back, in eight images.
  const auto corner =
      std::ranges::find_if(pairs.classes, [](const PairClass& of) { return of.start == 0 && of.end == 1; });
  ASSERT_NE(corner, pairs.classes.end());
  EXPECT_EQ(corner->pairs, 16u);
}

TEST(EndPairs, WhatTakesTooMuchIsLeftOutWithTheReason) {
  EXPECT_THAT(end_pairs(sheet_on("king:3x3"), 1'000'000'000, {}).why_not, HasSubstr("3 counts like that"));
  EXPECT_THAT(end_pairs(sheet_on("cycle:5000"), 1, {}).why_not, HasSubstr("5000 cells are too many"));
  EXPECT_THAT(end_pairs(sheet_on("king:3x3", {.graph = {}, .closed = true}), 1, {}).why_not,
              HasSubstr("no two ends"));
  hamlet::Run run;
  run.set_time_limit(0);
  EXPECT_THAT(end_pairs(sheet_on("diplomatico:6x6"), 1, run).why_not, HasSubstr("time limit"));
}

}  // namespace hamlet
