#include "hamlet/make/path/clue_choice.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hamlet {

using testing::Contains;
using testing::ElementsAre;
using testing::Field;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

namespace {

PathRequest tour_request() {
  Board board = make_board({.name = "square:2x3"});
  PathPuzzle puzzle{.graph = board.graph(), .closed = true};
  return {.base = {.board = std::move(board), .puzzle = std::move(puzzle)}};
}
const Path tour = {0, 1, 2, 5, 4, 3};

}  // namespace

TEST(ClueChoice, TheGivenEndOfATourIsNeitherPrintedNorHiddenNorTakenAway) {
  PathRequest request = tour_request();
  request.base.puzzle.end = 3;
  Rng rng(1);
  const ClueChoice choice(request, tour, rng);
  const PathPuzzle full = choice.full({});
  EXPECT_THAT(full.clues, SizeIs(5));
  EXPECT_THAT(full.clues, Not(Contains(Field(&Visit::step, 6))));
  EXPECT_EQ(full.end, 3u);
  EXPECT_THAT(choice.hidden().numbers, IsEmpty());
  EXPECT_THAT(choice.units(), SizeIs(5));
  EXPECT_THAT(choice.units(), Not(Contains(Field(&path::ClueSet::numbers, ElementsAre(5)))));
}

TEST(ClueChoice, AGivenEndThatIsAlsoANumberStaysPrinted) {
  PathRequest request = tour_request();
  request.base.puzzle.end = 3;
  request.base.puzzle.clues = {{3, 6}};
  Rng rng(1);
  const ClueChoice choice(request, tour, rng);
  EXPECT_THAT(choice.full({}).clues, Contains(Visit{3, 6}));
  EXPECT_THAT(choice.units(), SizeIs(5));
}

TEST(ClueChoice, EndsOfATourAreNumbersLikeOthers) {
  PathRequest request = tour_request();
  request.ends = EndsShown::no;
  Rng rng(1);
  const ClueChoice choice(request, tour, rng);
  EXPECT_THAT(choice.full({}).clues, SizeIs(6));
  EXPECT_THAT(choice.hidden().numbers, IsEmpty());
}

}  // namespace hamlet
