#include <gtest/gtest.h>

#include "hamlet/make/bridges/bridges_maker.hpp"
#include "hamlet/solve/bridges/grade.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deductions/reader_test_help.hpp"

namespace hamlet {

namespace {

/// Makes puzzles and reads their explanations.
void read_explanations(BridgesRequest request, int puzzles, int& sentences) {
  for (int number = 1; number <= puzzles; ++number) {
    const MadeBridges made = make_bridges(request, static_cast<std::uint64_t>(number), {});
    ASSERT_TRUE(made.sheet) << made.why;
    const BridgesPuzzle& puzzle = made.sheet->puzzle;
    const bridges::Question question(puzzle);
    const bridges::Grade grade = bridges::grade(question, {});
    ASSERT_EQ(grade.way.end, WayEnd::solved);
    ASSERT_EQ(grade.level, request.level);
    ASSERT_EQ(bridges::objection_to(puzzle, question.network, grade.way), "") << "puzzle " << number;
    sentences += static_cast<int>(grade.way.steps.size());
  }
}

}  // namespace

TEST(Explained, EverySentenceAboutAMadePuzzleIsTrue) {
  int sentences = 0;
  for (int level = 1; level <= bridges::highest_level; ++level) {
    for (const int k : {1, 2, 3, 4}) {
      if (level < bridges::level_pockets || k == 2)
        read_explanations({.extent = {10, 10}, .k = k, .level = level}, 8, sentences);
    }
    if (level == bridges::level_pockets || level > bridges::level_what_if) continue;
    read_explanations({.extent = {9, 9}, .level = level, .no_loops = true}, 8, sentences);
    read_explanations({.extent = {7, 7}, .level = level, .eight = true}, 8, sentences);
  }
  EXPECT_GT(sentences, 2'000);
}

}  // namespace hamlet
