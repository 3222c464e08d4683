#include "hamlet/solve/path/ladder/deduce.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "hamlet/solve/path/ladder/deduction.hpp"
#include "hamlet/solve/path/ladder/position/small_paths_test_help.hpp"

namespace hamlet::path {

namespace {

bool goes_over(const Path& path, Edge edge, bool closed) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (i + 1 == path.size() && !closed) break;
    const Vertex a = path[i], b = path[(i + 1) % path.size()];
    if ((a == edge.from && b == edge.to) || (a == edge.to && b == edge.from)) return true;
  }
  return false;
}

/// Expects that the position still allows the solution.
void expect_keeps(const Position& position, const Path& path, const std::string& text) {
  const CandidateTable& table = position.table();
  for (Step step = 1; step <= path.size(); ++step)
    ASSERT_TRUE(position.may(step, path[step - 1])) << text << ": " << step << " at " << path[step - 1];
  for (EdgeIndex edge = 0; edge < table.edge_count(); ++edge) {
    const bool goes = goes_over(path, table.ends(edge), table.puzzle().closed);
    ASSERT_FALSE(goes && position.is_barred(edge)) << text;
    ASSERT_TRUE(goes || !position.is_joined(edge)) << text;
  }
}

}  // namespace

TEST(PathDeduce, TheGuideListsTheRulesAsTheTableDoes) {
  std::ifstream file(std::filesystem::path(HAMLET_SOURCE) / "docs/guide/path-rules.md");
  const std::string page(std::istreambuf_iterator<char>(file), {});
  std::string rows;
  for (const Deduction* rule : deductions())
    rows += fmt::format("| {} | {} | {} |\n", rule->level, rule->name, rule->summary);
  EXPECT_TRUE(page.find(rows) != std::string::npos) << "docs/guide/path-rules.md should have these rows:\n"
                                                    << rows;
}

TEST(PathDeduce, LosesNoSolutionAndClashesOnlyWhereThereIsNone) {
  SmallPaths small(1);
  std::size_t solved[6] = {}, clashes = 0, several = 0;
  for (int round = 0; round < 3'000; ++round) {
    const auto made = small.make();
    const AllPaths all(made.puzzle, 300);
    const auto table = CandidateTable::of(made.puzzle, {});
    ASSERT_TRUE(table);
    const std::vector<Path> paths = as_the_table_has_them(all.found, *table);
    Position position(*table);
    Deducer deducer(position);
    for (int level = 1; level <= level_what_if; ++level) {
      if (!deducer.deduce(level, {})) {
        ASSERT_TRUE(paths.empty()) << made.text << " level " << level;
        ++clashes;
        break;
      }
      for (const Path& path : paths) ASSERT_NO_FATAL_FAILURE(expect_keeps(position, path, made.text));
      if (!position.is_complete()) continue;
      ASSERT_EQ(paths.size(), all.all ? 1u : paths.size()) << made.text << " level " << level;
      ++solved[level];
      break;
    }
    several += paths.size() > 1;
  }
  for (int level = 1; level <= level_what_if; ++level) EXPECT_GT(solved[level], 0u) << level;
  EXPECT_GT(clashes, 100u);
  EXPECT_GT(several, 300u);
}

TEST(PathDeduce, WhatIsTriedLeavesNoTrace) {
  SmallPaths small(2);
  for (int round = 0; round < 500; ++round) {
    const auto made = small.make();
    const auto table = CandidateTable::of(made.puzzle, {});
    Position position(*table), untouched(*table);
    Deducer deducer(position), other(untouched);
    if (!deducer.deduce(level_pockets, {})) continue;
    (void)other.deduce(level_pockets, {});
    for (Candidate c = 0; c < table->size(); ++c) {
      if (position.is_left(c) && position.cell_at(table->number(c)) == no_vertex)
        (void)deducer.is_refuted(c, level_pockets, {});
    }
    for (Candidate c = 0; c < table->size(); ++c) {
      ASSERT_EQ(position.is_left(c), untouched.is_left(c)) << made.text;
      ASSERT_EQ(position.next_left(c), untouched.next_left(c)) << made.text;
      ASSERT_EQ(position.previous_left(c), untouched.previous_left(c)) << made.text;
    }
    for (Vertex v = 0; v < table->length(); ++v) {
      ASSERT_EQ(position.ways(v), untouched.ways(v)) << made.text;
      ASSERT_EQ(position.joints(v), untouched.joints(v)) << made.text;
      ASSERT_EQ(position.number_at(v), untouched.number_at(v)) << made.text;
      if (position.joints(v) != 1) continue;
      ASSERT_EQ(position.far_end(v), untouched.far_end(v)) << made.text;
    }
  }
}

TEST(PathDeduce, TheLevelIsTheLeastThatSolves) {
  SmallPaths small(3);
  std::size_t solved[7] = {};
  for (int round = 0; round < 1'500; ++round) {
    const auto made = small.make();
    int least = level_what_if + 1;
    while (least > 1 && is_solved_by(made.puzzle, least - 1, {})) --least;
    const auto level = level_of(made.puzzle, level_what_if, {});
    if (level == 0) continue;
    ASSERT_EQ(level, least) << made.text;
    ++solved[*level];
  }
  for (int level = 1; level <= level_what_if; ++level) EXPECT_GT(solved[level], 0u) << level;
}

TEST(PathDeduce, WhatDoesNotFitTheMemoryOrTheTimeIsNotAnswered) {
  const Board board = make_board({.name = "king:8x8"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}}};
  EXPECT_EQ(do_rules_solve(puzzle, level_reach, {}), false);
  EXPECT_EQ(level_of(puzzle, level_joined, {}), level_joined + 1);
  hamlet::Run small;
  small.memory = MemoryBudget(10'000);
  EXPECT_EQ(do_rules_solve(puzzle, level_reach, small), std::nullopt);
  EXPECT_EQ(level_of(puzzle, level_joined, small), std::nullopt);
  hamlet::Run ended;
  ended.set_time_limit(0);
  EXPECT_EQ(do_rules_solve(puzzle, level_what_if, ended), std::nullopt);
  EXPECT_EQ(level_of(puzzle, level_what_if, ended), std::nullopt);
}

}  // namespace hamlet::path
