#include "hamlet/make/path/path_maker.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/make/path/plain_recheck.hpp"
#include "hamlet/solve/path/ladder/deduce.hpp"

namespace hamlet {

using testing::HasSubstr;

namespace {

PathRequest request_on(const std::string& board_name, std::vector<Cell> blocked = {}) {
  Board board = make_board({.name = board_name, .blocked = std::move(blocked)});
  PathPuzzle puzzle{.graph = board.graph(), .shape = board.shape()};
  return {.base = {.board = std::move(board), .puzzle = std::move(puzzle)}};
}

Path solution_of(const MadePath& made) { return *path_of(*made.sheet->solution); }

/// Rechecks with CaDiCaL on the plain encoding, which shares nothing with the maker.
void expect_right(const PathRequest& request, std::uint64_t number, bool all_needed = true) {
  const MadePath made = make_path_puzzle(request, number, hamlet::Run());
  ASSERT_TRUE(made.sheet) << request.base.board.name() << ": " << made.why;
  EXPECT_EQ(made.proved_needed, made.clues);
  const Recheck recheck = hamlet::recheck(
      made.sheet->puzzle, solution_of(made),
      all_needed ? every_clue(made.sheet->puzzle) : std::vector<std::size_t>{}, hamlet::Run());
  EXPECT_EQ(recheck.answer, Recheck::Answer::right)
      << request.base.board.name() << ", number " << number << ": " << recheck.what;
}

bool has_number(const MadePath& made, Vertex cell) {
  return std::ranges::any_of(made.sheet->puzzle.clues, [&](const Visit& clue) { return clue.cell == cell; });
}

std::string complaint(const PathRequest& request) {
  try {
    require_possible(request, MemoryBudget());
  } catch (const InputError& error) {
    return error.where() + ": " + error.message();
  }
  return "";
}

}  // namespace

TEST(PathMaker, PuzzlesHaveOneSolutionAndNoClueToSpare) {
  for (const char* board : {"square:5x5", "king:5x5", "hex:3", "knight:5x5", "diplomatico:5x5", "king:1x6",
                            "square:2x2", "complete:6", "leaper-1-2:5x6"}) {
    for (std::uint64_t number = 1; number <= 3; ++number) expect_right(request_on(board), number);
  }
}

TEST(PathMaker, StylesDiffersOnlyInWhichCluesStay) {
  for (ThinningOrder order : {ThinningOrder::balanced, ThinningOrder::sequential, ThinningOrder::random}) {
    PathRequest request = request_on("square:6x6");
    request.order = order;
    expect_right(request, 1);
  }
}

TEST(PathMaker, DiamondsAreCluesLikeNumbers) {
  PathRequest request = request_on("hex:3");
  request.diamonds = 40;
  std::size_t diamonds = 0;
  for (std::uint64_t number = 1; number <= 10; ++number) {
    expect_right(request, number);
    diamonds += make_path_puzzle(request, number, hamlet::Run()).sheet->puzzle.diamonds.size();
  }
  EXPECT_GT(diamonds, 10u);
}

TEST(PathMaker, ClosedPathsAndHolesAreBoardsToo) {
  PathRequest closed = request_on("king:5x5");
  closed.base.puzzle.closed = true;
  expect_right(closed, 1);
  expect_right(request_on("king:5x5", {{3, 3}, {1, 1}}), 2);
}

TEST(PathMaker, AClosedPathWithAGivenStartKeepsIt) {
  for (std::uint64_t number = 1; number <= 5; ++number) {
    PathRequest request = request_on("king:4x4");
    request.base.puzzle.closed = true;
    request.base.puzzle.start = 5;
    expect_right(request, number);
    EXPECT_FALSE(has_number(make_path_puzzle(request, number, hamlet::Run()), 5));
    request.level = 4;
    const MadePath made = make_path_puzzle(request, number, hamlet::Run());
    if (made.sheet) {
      EXPECT_EQ(recheck(made.sheet->puzzle, solution_of(made), {}, hamlet::Run()).answer,
                Recheck::Answer::right);
    }
  }
}

TEST(PathMaker, AClosedPathWithAGivenEndAloneKeepsIt) {
  for (std::uint64_t number = 1; number <= 3; ++number) {
    PathRequest request = request_on("king:4x4");
    request.base.puzzle.closed = true;
    request.base.puzzle.end = 5;
    expect_right(request, number);
    const MadePath made = make_path_puzzle(request, number, hamlet::Run());
    EXPECT_FALSE(has_number(made, 5));
    EXPECT_EQ(solution_of(made).back(), 5u);
  }
}

TEST(PathMaker, TheSmallestBoardsAreBoardsToo) {
  for (const char* board : {"king:1x1", "king:1x2", "king:1x3", "square:2x2", "hex:1", "hex:2"})
    expect_right(request_on(board), 1);
}

TEST(PathMaker, MarksAreObeyedAndLeftAlone) {
  PathRequest request = request_on("king:4x4");
  for (const MarkRule* rule : mark_rules()) request.marks.push_back({rule, 2});
  expect_right(request, 1);
  const MadePath made = make_path_puzzle(request, 1, hamlet::Run());
  EXPECT_EQ(made.sheet->puzzle.marks.size(), 2 * mark_rules().size());
}

TEST(PathMaker, EndsAreShownOrHiddenAsWanted) {
  for (std::uint64_t number = 1; number <= 5; ++number) {
    PathRequest request = request_on("king:5x5");
    request.ends = EndsShown::yes;
    MadePath made = make_path_puzzle(request, number, hamlet::Run());
    EXPECT_TRUE(has_number(made, solution_of(made).front()) && has_number(made, solution_of(made).back()));
    request.ends = EndsShown::no;
    made = make_path_puzzle(request, number, hamlet::Run());
    EXPECT_FALSE(has_number(made, solution_of(made).front()) || has_number(made, solution_of(made).back()));
    expect_right(request, number);
  }
}

TEST(PathMaker, NumbersStandOnTheCellsThatAreWantedAndNotOnOthers) {
  PathRequest request = request_on("square:6x6");
  request.clues_on = {0, 5};
  request.clues_off = {14, 15, 20, 21};
  const MadePath made = make_path_puzzle(request, 1, hamlet::Run());
  for (Vertex cell : request.clues_on) EXPECT_TRUE(has_number(made, cell));
  for (Vertex cell : request.clues_off) EXPECT_FALSE(has_number(made, cell));
  expect_right(request, 1, false);
}

TEST(PathMaker, CellsAndEndsThatAreWantedAreAllAsWanted) {
  for (std::uint64_t number = 1; number <= 20; ++number) {
    PathRequest request = request_on("square:3x3");
    request.ends = EndsShown::no;
    request.clues_on = {0};
    MadePath made = make_path_puzzle(request, number, hamlet::Run());
    ASSERT_TRUE(made.sheet) << made.why;
    EXPECT_TRUE(has_number(made, 0));
    EXPECT_FALSE(has_number(made, solution_of(made).front()) || has_number(made, solution_of(made).back()));
    request = request_on("square:3x3");
    request.ends = EndsShown::yes;
    request.clues_off = {0};
    made = make_path_puzzle(request, number, hamlet::Run());
    ASSERT_TRUE(made.sheet) << made.why;
    EXPECT_FALSE(has_number(made, 0));
    EXPECT_TRUE(has_number(made, solution_of(made).front()) && has_number(made, solution_of(made).back()));
  }
}

TEST(PathMaker, EndsAreShownIfPossibleWhereNoWishExcludesThem) {
  std::size_t hidden = 0;
  for (std::uint64_t number = 1; number <= 20; ++number) {
    PathRequest request = request_on("square:3x3");
    request.ends = EndsShown::if_possible;
    MadePath made = make_path_puzzle(request, number, hamlet::Run());
    EXPECT_TRUE(has_number(made, solution_of(made).front()) && has_number(made, solution_of(made).back()));
    request.clues_off = {0, 8};
    request.symmetry = "half-turn";
    made = make_path_puzzle(request, number, hamlet::Run());
    ASSERT_TRUE(made.sheet) << made.why;
    for (const Vertex end : {solution_of(made).front(), solution_of(made).back()}) {
      EXPECT_EQ(has_number(made, end), end != 0 && end != 8);
      hidden += !has_number(made, end);
    }
  }
  EXPECT_GT(hidden, 5u);
}

TEST(PathMaker, WhatNoPathAllowsIsSaid) {
  PathRequest request = request_on("square:2x2");
  request.ends = EndsShown::no;
  request.clues_on = {0, 1, 2, 3};
  EXPECT_THAT(make_path_puzzle(request, 1, hamlet::Run()).why, HasSubstr("contradict one another"));
}

TEST(PathMaker, SymmetricCluesLieSymmetrically) {
  PathRequest request = request_on("square:6x6");
  request.symmetry = "half-turn";
  const MadePath made = make_path_puzzle(request, 1, hamlet::Run());
  for (const Visit& clue : made.sheet->puzzle.clues) EXPECT_TRUE(has_number(made, 35 - clue.cell));
  expect_right(request, 1, false);
}

TEST(PathMaker, GivenNumbersDiamondsAndEndsStay) {
  PathRequest request = request_on("king:4x4");
  request.base.puzzle.start = 0;
  request.base.puzzle.clues = {{5, 8}};
  request.base.puzzle.diamonds = {{10, 11}};
  const MadePath made = make_path_puzzle(request, 1, hamlet::Run());
  EXPECT_EQ(made.sheet->puzzle.start, 0u);
  EXPECT_TRUE(has_number(made, 5));
  EXPECT_FALSE(has_number(made, 0));
  EXPECT_EQ(made.sheet->puzzle.diamonds.size(), 1u);
}

TEST(PathMaker, AGivenSolutionIsThePuzzlesSolution) {
  PathRequest request = request_on("square:2x3");
  request.base.solution = visits_of({0, 1, 2, 5, 4, 3});
  EXPECT_EQ(solution_of(make_path_puzzle(request, 1, hamlet::Run())), (Path{0, 1, 2, 5, 4, 3}));
  request.base.solution = visits_of({0, 2, 1, 5, 4, 3});
  EXPECT_THAT(complaint(request), HasSubstr("the given path is not a solution"));
}

TEST(PathMaker, APuzzleOfALevelNeedsItAndLosesItWithAnyClue) {
  for (int level : {1, 2, 4, 5}) {
    PathRequest request = request_on("king:6x6");
    request.level = level;
    const MadePath made = make_path_puzzle(request, 1, hamlet::Run());
    ASSERT_TRUE(made.sheet) << level << ": " << made.why;
    EXPECT_EQ(path::level_of(made.sheet->puzzle, 5, hamlet::Run()), level);
    for (const Visit& clue : made.sheet->puzzle.clues)
      EXPECT_FALSE(path::is_solved_by(path::without(made.sheet->puzzle, {.numbers = {clue.step - 1}}), level,
                                      hamlet::Run()));
    EXPECT_EQ(recheck(made.sheet->puzzle, solution_of(made), {}, hamlet::Run()).answer,
              Recheck::Answer::right);
  }
}

TEST(PathMaker, TheSameNumberIsTheSamePuzzle) {
  const PathRequest request = request_on("hex:4");
  EXPECT_EQ(*make_path_puzzle(request, 3, hamlet::Run()).sheet,
            *make_path_puzzle(request, 3, hamlet::Run()).sheet);
  EXPECT_NE(*make_path_puzzle(request, 3, hamlet::Run()).sheet,
            *make_path_puzzle(request, 4, hamlet::Run()).sheet);
}

TEST(PathMaker, ABoardWithoutAPathIsRefusedWithTheReason) {
  const MadePath made = make_path_puzzle(request_on("square:3x3", {{1, 2}}), 1, hamlet::Run());
  EXPECT_FALSE(made.sheet);
  EXPECT_THAT(made.why, HasSubstr("there is no path through this board: "));
}

TEST(PathMaker, WhenTheTimeIsUpThePuzzleIsUniqueAndSaysWhatIsProved) {
  // The path is given, so the first progress report, which stops the run, comes from thinning.
  PathRequest request = request_on("king:10x10");
  request.base.solution = make_path_puzzle(request, 1, hamlet::Run()).sheet->solution;
  std::stop_source stop;
  hamlet::Run run;
  run.stop = stop.get_token();
  run.on_progress = [&](const Progress&) { stop.request_stop(); };
  const MadePath made = make_path_puzzle(request, 1, run);
  ASSERT_TRUE(made.sheet);
  EXPECT_LT(made.proved_needed, made.clues);
  EXPECT_EQ(recheck(made.sheet->puzzle, solution_of(made), {}, hamlet::Run()).answer, Recheck::Answer::right);
}

TEST(PathMaker, ASecondMethodConfirmsThatAPuzzleIsUniqueOrItIsSaidWhyNot) {
  // Too large to be graded, so the rules cannot confirm it.
  const PathRequest request = request_on("king:35x35");
  EXPECT_EQ(make_path_puzzle(request, 1, hamlet::Run()).unconfirmed, "");
  hamlet::Run little;
  little.memory = MemoryBudget(1000);
  EXPECT_THAT(make_path_puzzle(request, 1, little).unconfirmed, HasSubstr("does not fit the memory"));
}

TEST(PathMaker, WhatTheMemoryDoesNotHoldIsNotCalledNecessary) {
  // When every step is a diamond, no number is needed, and each uniqueness check spans the whole board.
  PathRequest request = request_on("square:6x6");
  request.diamonds = 100;
  hamlet::Run little;
  little.memory = MemoryBudget(300'000);
  const MadePath made = make_path_puzzle(request, 1, little);
  ASSERT_TRUE(made.sheet);
  EXPECT_LT(made.proved_needed, made.clues);
  EXPECT_THAT(made.why, HasSubstr("memory"));
  EXPECT_EQ(make_path_puzzle(request, 1, hamlet::Run()).proved_needed,
            make_path_puzzle(request, 1, hamlet::Run()).clues);
}

TEST(PathMaker, OfALevelATourWithoutNumbersIsNotEnough) {
  PathRequest request = request_on("square:2x2");
  request.base.puzzle.closed = true;
  request.clues_off = {0, 1, 2, 3};
  request.level = 1;
  EXPECT_FALSE(make_path_puzzle(request, 1, hamlet::Run()).sheet);
}

TEST(PathMaker, RefusesWhatCannotBe) {
  PathRequest request = request_on("king:4x4");
  request.level = 7;
  EXPECT_THAT(complaint(request), HasSubstr("there is no level 7; levels are 1 to 6"));
  request = request_on("hex:3");
  request.symmetry = "quarter-turn";
  EXPECT_THAT(complaint(request), HasSubstr("does not have the symmetry 'quarter-turn'"));
  request = request_on("king:4x4");
  request.base.puzzle.clues = {{2, 1}};
  request.ends = EndsShown::no;
  EXPECT_THAT(complaint(request), HasSubstr("the number 1 is given, and cannot be hidden"));
  request.ends = EndsShown::as_it_comes;
  request.clues_off = {2};
  EXPECT_THAT(complaint(request), HasSubstr("r1c3 has a number that is given"));
  request = request_on("king:4x4");
  request.marks = {{&mark_rule("odd", ""), 17}};
  EXPECT_THAT(complaint(request), HasSubstr("at most 16 marks 'odd'"));
  request = request_on("king:4x4");
  request.clues_on = request.clues_off = {3};
  EXPECT_THAT(complaint(request), HasSubstr("r1c4 cannot both have a number and have none"));
}

}  // namespace hamlet
