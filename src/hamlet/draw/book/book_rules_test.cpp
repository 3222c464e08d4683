#include "hamlet/draw/book/book_rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/draw/book/puzzle_facts.hpp"
#include "hamlet/draw/samples_test_help.hpp"

namespace hamlet {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

Sheet bridges(BridgesGrid grid) {
  grid.rows = grid.cols = 3;
  grid.islands = {{{1, 1}, 1}, {{1, 3}, std::nullopt}};
  return sheet_of(BridgesSheet{.puzzle = BridgesPuzzle(std::move(grid))});
}

Sheet board_sheet(const BoardRequest& request, PathPuzzle puzzle = {}) {
  const Board board = make_board(request);
  puzzle.graph = board.graph();
  return sheet_of(PathSheet{.board = board, .puzzle = std::move(puzzle)});
}

std::vector<BookRules> rules_for(std::vector<Sheet> sheets) {
  Book book;
  for (Sheet& sheet : sheets) book.puzzles.push_back({.sheet = std::move(sheet)});
  return rules_of(book, english());
}

std::string further_for(const Sheet& sheet) { return rules_for({sheet}).at(0).further; }

std::string further_for_both(const Sheet& first, const Sheet& second) {
  return rules_for({first, second}).at(0).further;
}

std::vector<std::string> particulars(const Sheet& sheet) { return particulars_of(sheet, english()); }

}  // namespace

TEST(BookRules, AKindIsExplainedOnceAndInOrder) {
  const auto rules = rules_for({board_sheet({.name = "square:3x3"}), bridges({}),
                                board_sheet({.name = "king:3x3"}), board_sheet({.name = "square:4x4"})});
  ASSERT_EQ(rules.size(), 3u);
  EXPECT_EQ(rules[0].kind->name, "numbrix");
  EXPECT_EQ(rules[1].kind->name, "hashi");
  EXPECT_EQ(rules[2].kind->name, "hidato");
}

TEST(BookRules, EveryKindHasRulesAndAnExample) {
  for (const PuzzleKind* kind : puzzle_kinds()) {
    EXPECT_FALSE(kind->rules.empty()) << kind->name;
    EXPECT_FALSE(kind->example.empty()) << kind->name;
    EXPECT_FALSE(kind->other_example.empty()) << kind->name;
  }
}

TEST(BookRules, HidatoWithWallsIsHidato) {
  const Sheet sheet =
      board_sheet({.name = "king:3x3"},
                  {.graph = {}, .marks = {{&mark_rule("wall", ""), {0, 1}}, {&mark_rule("odd", ""), {4}}}});
  EXPECT_EQ(sheet.kind->name, "path");
  EXPECT_EQ(known_kind(sheet).name, "hidato");
  EXPECT_THAT(further_for(sheet), HasSubstr("thick bar"));
  EXPECT_THAT(further_for(sheet), HasSubstr("“odd” in a cell: the cell's number is odd."));
}

TEST(BookRules, DiplomaticoWithPrintedNumbersAndMarksIsHopido) {
  const Sheet sheet = board_sheet({.name = "diplomatico:5x5"},
                                  {.graph = {}, .clues = {{0, 1}}, .marks = {{&mark_rule("odd", ""), {4}}}});
  EXPECT_EQ(known_kind(sheet).name, "hopido");
}

TEST(BookRules, OnlyWhatOccursIsExplained) {
  EXPECT_EQ(further_for(board_sheet({.name = "king:3x3"}, {.graph = {}, .clues = {{0, 1}, {1, 9}}})),
            "The first cell has a ring, the last has two.");
  EXPECT_THAT(further_for(board_sheet({.name = "king:3x3", .blocked = {{2, 2}}})), HasSubstr("Dark cells"));
  EXPECT_THAT(further_for(board_sheet({.name = "king:3x3"}, {.graph = {}, .closed = true})),
              HasSubstr("closed tour"));
  EXPECT_THAT(further_for(board_sheet({.name = "king:3x3", .wrap = Wrap::torus})), HasSubstr("torus"));
  EXPECT_THAT(further_for(board_sheet({.name = "king:3x3"}, {.graph = {}, .clues = {{0, 1}}})),
              HasSubstr("ring"));
  EXPECT_THAT(further_for(board_sheet({.name = "king:3x3"}, {.graph = {}, .diamonds = {{0, 1}}})),
              HasSubstr("diamond"));
  EXPECT_THAT(further_for(board_sheet({.name = "hex:2"}, {.graph = {}, .diamonds = {{0, 1}}})),
              Not(HasSubstr("diamond")))
      << "Rikudo's own rules say it";
  EXPECT_THAT(further_for(bridges({})), HasSubstr("question mark"));
  EXPECT_THAT(further_for(bridges({.eight = true, .no_loops = true})), HasSubstr("diagonally"));
}

TEST(BookRules, TheMostBridgesAreThoseOfThePuzzles) {
  EXPECT_THAT(further_for(bridges({})), HasSubstr("At most 2 bridges join a pair of islands."));
  EXPECT_THAT(further_for(bridges({.k = 3})), HasSubstr("At most 3 bridges join a pair of islands."));
  EXPECT_THAT(further_for(bridges({.k = 1})), HasSubstr("At most one bridge joins a pair of islands."));
  EXPECT_THAT(further_for_both(bridges({.k = 3}), bridges({})),
              HasSubstr("At most 2 bridges join a pair of islands, unless the puzzle says otherwise."));
}

TEST(BookRules, ClosedIsSaidOfAllPuzzlesOrOfThoseThatSaySo) {
  const Sheet open = board_sheet({.name = "king:3x3"}),
              closed = board_sheet({.name = "king:3x3"}, {.graph = {}, .closed = true});
  EXPECT_THAT(further_for_both(closed, closed), HasSubstr("A closed tour returns"));
  EXPECT_THAT(further_for_both(closed, open), HasSubstr("Where it says “closed tour”"));
  EXPECT_THAT(further_for(open), Not(HasSubstr("closed tour")));
}

TEST(BookRules, NumbersThatAreNotPrintedAreSaid) {
  const auto with = [](std::vector<Visit> clues) {
    return board_sheet({.name = "king:3x3"}, {.graph = {}, .clues = std::move(clues)});
  };
  for (const std::vector<Visit>& hidden : {std::vector<Visit>{}, {{0, 1}}, {{0, 9}}, {{0, 1}, {1, 8}}}) {
    EXPECT_THAT(particulars(with(hidden)), ElementsAre("1–9"));
    EXPECT_THAT(further_for(with(hidden)), HasSubstr("“1–9”"));
  }
  EXPECT_THAT(particulars(with({{0, 1}, {1, 9}})), IsEmpty());
}

TEST(BookRules, OnlyLevelsThatOccurAreExplained) {
  Book book;
  for (const int level : {4, 1, 4, 0}) {
    book.puzzles.push_back({.sheet = board_sheet({.name = "king:3x3"})});
    book.puzzles.back().sheet.level = level;
  }
  book.puzzles.push_back({.sheet = board_sheet({.name = "king:3x3"})});
  auto levels = levels_of(book, english());
  ASSERT_EQ(levels.size(), 2u);
  EXPECT_EQ(levels[0].name, "very easy");
  EXPECT_EQ(levels[1].name, "hard");
  EXPECT_THAT(levels[1].meaning, Not(HasSubstr("island")));
  book.puzzles.push_back({.sheet = bridges({})});
  book.puzzles.back().sheet.level = 4;
  levels = levels_of(book, english());
  EXPECT_THAT(levels[1].meaning, HasSubstr("dead ends"));
  EXPECT_THAT(levels[1].meaning, HasSubstr("island"));
}

TEST(BookRules, MovesOfOtherBoardsAreExplained) {
  EXPECT_THAT(further_for(board_sheet({.name = "leaper-1-4:10x10"})),
              HasSubstr("leaper-1-4, a move goes 4 along a row or column and 1 across"));
  EXPECT_THAT(further_for(board_sheet({.name = "triangle:4"})), HasSubstr("to a cell that touches"));
  EXPECT_THAT(further_for(board_sheet({.name = "petersen:5,2"})), HasSubstr("follows a line"));
}

TEST(BookRules, WhatThePictureDoesNotShowIsSaidOfThePuzzle) {
  EXPECT_THAT(
      particulars(board_sheet({.name = "king:3x3", .wrap = Wrap::torus}, {.graph = {}, .closed = true})),
      ElementsAre("1–9", "torus", "closed tour"));
  EXPECT_THAT(particulars(board_sheet({.name = "leaper-1-4:10x10"})), ElementsAre("leaper-1-4", "1–100"));
  EXPECT_THAT(particulars_of(board_sheet({.name = "leaper-1-4:10x10"}), language_named("german", "")),
              ElementsAre("Springer-1-4", "1–100"));
  EXPECT_THAT(particulars(bridges({})), IsEmpty());
  EXPECT_THAT(particulars(bridges({.k = 1, .eight = true, .no_loops = true})),
              ElementsAre("at most 1 bridge between two islands", "diagonals too", "no loops"));
}

}  // namespace hamlet
