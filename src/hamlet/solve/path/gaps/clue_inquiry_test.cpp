#include "hamlet/solve/path/gaps/clue_inquiry.hpp"

#include <gtest/gtest.h>

#include "hamlet/solve/path/gaps/known_puzzle_test_help.hpp"

namespace hamlet::path {

namespace {

/// A random choice of clue sets in question, some of them pairs.
std::vector<ClueSet> some_in_question(const KnownPuzzle& known, Rng& rng) {
  std::vector<ClueSet> open;
  for (const ClueSet& clue : clues_in_random_order(known, rng)) {
    if (rng.below(4) == 0) continue;
    if (open.empty() || rng.below(5) != 0) {
      open.push_back(clue);
      continue;
    }
    ClueSet& pair = open.back();
    pair.numbers.insert(pair.numbers.end(), clue.numbers.begin(), clue.numbers.end());
    pair.diamonds.insert(pair.diamonds.end(), clue.diamonds.begin(), clue.diamonds.end());
  }
  return open;
}

}  // namespace

TEST(ClueInquiry, SaysOfEachClueWhetherItIsNeededWithThoseStillThere) {
  Rng rng(1);
  int unique = 0, other = 0;
  for (int round = 0; round < 90; ++round) {
    const KnownPuzzle known = random_known_puzzle(rng);
    const std::vector<ClueSet> open = some_in_question(known, rng);
    ClueInquiry inquiry(known.puzzle, known.solution, open, hamlet::Run());
    PathPuzzle puzzle = known.puzzle;
    for (const ClueSet& clues : open) {
      const PathPuzzle fewer = without(puzzle, clues);
      if (fewer.clues.empty()) continue;  // without a number, a tour has no fixed first cell
      const auto verdict = inquiry.look(clues, ~std::uint64_t{0}, hamlet::Run());
      ASSERT_EQ(verdict == SecondPath::Verdict::unique, up_to_two_solutions(fewer) == 1) << round;
      if (verdict == SecondPath::Verdict::unique) {
        ++unique;
        puzzle = fewer;
        continue;
      }
      ++other;
      Path path = known.solution;
      for (const auto& [number, cell] : inquiry.difference()) path[number] = cell;
      ASSERT_NE(path, known.solution);
      ASSERT_TRUE(is_solution(fewer, path)) << round;
    }
  }
  EXPECT_GT(unique, 200);
  EXPECT_GT(other, 50);
}

TEST(ClueInquiry, GoesOnWhereALookWithTooFewConflictsStopped) {
  Rng rng(2);
  int looks = 0, questions = 0;
  for (int round = 0; round < 20; ++round) {
    const KnownPuzzle known = random_known_puzzle(rng);
    ClueSet most;
    for (NumberIndex number = 1; number < known.solution.size(); ++number) most.numbers.push_back(number);
    ClueInquiry inquiry(known.puzzle, known.solution, {most}, hamlet::Run());
    ++questions;
    while (inquiry.look(most, 1, hamlet::Run()) == SecondPath::Verdict::undecided)
      ASSERT_LT(++looks, 100'000);
  }
  EXPECT_GT(looks, questions);
}

TEST(ClueInquiry, PaysWhereNumbersStayNearTheirPlaces) {
  const Board board = make_board({.name = "square:12x12"});
  PathPuzzle puzzle{.graph = board.graph()};
  puzzle.clues = visits_of(find_paths(
                               puzzle, 1, [](Vertex v) { return std::to_string(v); }, hamlet::Run())
                               .solutions.at(0));
  const ClueSet one{.numbers = {70}};
  ClueSet all;
  for (const Visit& clue : puzzle.clues) all.numbers.push_back(clue.step - 1);
  EXPECT_TRUE(ClueInquiry::pays(puzzle, {one}, 1000, hamlet::Run()));
  EXPECT_FALSE(ClueInquiry::pays(puzzle, {one}, 0, hamlet::Run()));
  EXPECT_FALSE(ClueInquiry::pays(puzzle, {all}, 1000, hamlet::Run()));
}

}  // namespace hamlet::path
