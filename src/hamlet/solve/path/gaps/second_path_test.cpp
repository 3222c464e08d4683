#include "hamlet/solve/path/gaps/second_path.hpp"

#include <gtest/gtest.h>

#include "hamlet/solve/path/gaps/known_puzzle_test_help.hpp"

namespace hamlet::path {

TEST(SecondPath, IsFoundExactlyWhenThereIsOne) {
  Rng rng(1);
  int unique = 0, other = 0;
  for (int round = 0; round < 60; ++round) {
    const KnownPuzzle known = random_known_puzzle(rng);
    Gaps gaps(known.puzzle);
    SecondPath second(gaps, known.solution);
    PathPuzzle puzzle = known.puzzle;
    for (const ClueSet& clue : clues_in_random_order(known, rng)) {
      const PathPuzzle fewer = without(puzzle, clue);
      if (fewer.clues.empty()) continue;  // without a number, a tour has no fixed first cell
      const std::size_t mark = gaps.mark();
      remove(gaps, clue);
      const auto verdict = second.look(clue, ~std::uint64_t{0}, hamlet::Run());
      ASSERT_EQ(verdict == SecondPath::Verdict::unique, up_to_two_solutions(fewer) == 1) << round;
      if (verdict == SecondPath::Verdict::unique) {
        ++unique;
        gaps.commit();
        puzzle = fewer;
        continue;
      }
      ++other;
      Path path = known.solution;
      for (const auto& [number, cell] : second.difference()) path[number] = cell;
      ASSERT_NE(path, known.solution);
      ASSERT_TRUE(is_solution(fewer, path)) << round;
      gaps.undo_to(mark);
    }
  }
  EXPECT_GT(unique, 300);
  EXPECT_GT(other, 100);
}

TEST(SecondPath, LeavesUndecidedWhatTakesTooManyConflicts) {
  const Board board = make_board({.name = "square:8x8"});
  PathPuzzle puzzle{.graph = board.graph()};
  const Path path = find_paths(
                        puzzle, 1, [](Vertex v) { return std::to_string(v); }, hamlet::Run())
                        .solutions.at(0);
  puzzle.clues = visits_of(path);
  Gaps gaps(puzzle);
  ClueSet gone;
  for (NumberIndex number = 1; number < 60; ++number) {
    gaps.remove_number(number);
    gone.numbers.push_back(number);
  }
  SecondPath second(gaps, path);
  EXPECT_EQ(second.look(gone, 1, hamlet::Run()), SecondPath::Verdict::undecided);
  EXPECT_EQ(second.look(gone, ~std::uint64_t{0}, hamlet::Run()), SecondPath::Verdict::other);
}

}  // namespace hamlet::path
