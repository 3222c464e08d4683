#include "hamlet/solve/path/gaps/gaps.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/gaps/clue_set.hpp"

namespace hamlet {

namespace {

/// What each number can stand on, and which gaps reach each cell, whatever the gaps' ids are.
struct Picture {
  std::vector<std::vector<Vertex>> cells;
  std::vector<std::size_t> reaching;
  friend bool operator==(const Picture&, const Picture&) = default;
};

Picture picture_of(const Gaps& gaps) {
  Picture picture{std::vector<std::vector<Vertex>>(gaps.size()), {}};
  for (NumberIndex number = 0; number < gaps.size(); ++number) {
    if (gaps.has(number)) continue;
    const Gap& gap = gaps.gap(gaps.gap_of(number));
    const auto cells = gap.cells_of((number + gaps.size() - gap.first) % gaps.size());
    picture.cells[number].assign(cells.begin(), cells.end());
  }
  for (Vertex cell = 0; cell < gaps.size(); ++cell)
    picture.reaching.push_back(gaps.gaps_reaching(cell).size());
  return picture;
}

PathPuzzle printed_puzzle(Rng& rng) {
  const char* const names[] = {"square:5x5", "king:4x5", "hex:3", "square:4x4"};
  const Board board = make_board({.name = names[rng.below(std::size(names))]});
  PathPuzzle puzzle{.graph = board.graph(), .closed = board.name() == "square:4x4"};
  hamlet::Run run;
  run.seed = rng.next();
  const Path path = find_paths(
                        puzzle, 1, [](Vertex v) { return std::to_string(v); }, run)
                        .paths.at(0);
  puzzle.clues = visits_of(path);
  for (std::size_t i = 0; i + 1 < path.size(); i += 4) puzzle.diamonds.push_back({path[i], path[i + 1]});
  return puzzle;
}

}  // namespace

TEST(Gaps, AfterAnyRemovalsAreThoseOfTheSmallerPuzzle) {
  Rng rng(1);
  for (int round = 0; round < 40; ++round) {
    PathPuzzle puzzle = printed_puzzle(rng);
    Gaps gaps(puzzle);
    std::vector<ClueSet> clues;
    for (const Visit& clue : puzzle.clues) clues.push_back({.numbers = {clue.step - 1}});
    for (const Diamond& diamond : puzzle.diamonds) clues.push_back({.diamonds = {diamond}});
    rng.shuffle(std::span(clues));
    for (const ClueSet& clue : clues) {
      puzzle = without(puzzle, clue);
      remove(gaps, clue);
      if (rng.coin()) gaps.commit();
      ASSERT_EQ(picture_of(gaps), picture_of(Gaps(puzzle))) << round;
    }
  }
}

TEST(Gaps, TakenBackAreAsBefore) {
  Rng rng(2);
  for (int round = 0; round < 40; ++round) {
    const PathPuzzle puzzle = printed_puzzle(rng);
    Gaps gaps(puzzle);
    for (NumberIndex number = 0; number < gaps.size(); number += 2) gaps.remove_number(number);
    gaps.commit();
    const Picture before = picture_of(gaps);
    const std::size_t mark = gaps.mark();
    for (const Diamond& diamond : puzzle.diamonds) {
      if (rng.coin()) gaps.remove_diamond(diamond);
    }
    for (NumberIndex number = 1; number < gaps.size(); number += 2) {
      if (rng.coin()) gaps.remove_number(number);
    }
    gaps.undo_to(mark);
    ASSERT_EQ(picture_of(gaps), before) << round;
  }
}

TEST(Gaps, GiveUpBeforeTheyTakeMoreThanAllowed) {
  const Board board = make_board({.name = "king:20x20"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 5}}};
  EXPECT_TRUE(Gaps(puzzle, 10'000).gave_up());
  EXPECT_FALSE(Gaps(puzzle, 1'000'000).gave_up());
}

TEST(Gaps, ReachFromBothSidesInExactlyTheSteps) {
  const Board board = make_board({.name = "square:1x5"});
  const PathPuzzle puzzle{.graph = board.graph(), .clues = {{0, 1}, {4, 5}}};
  const Gaps gaps(puzzle);
  EXPECT_EQ(picture_of(gaps).cells, (std::vector<std::vector<Vertex>>{{}, {1}, {2}, {3}, {}}));
}

}  // namespace hamlet
