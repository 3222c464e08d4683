#include "hamlet/puzzle/path_puzzle.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/base/error.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

// Cells of square:2x3 by vertex:  0 1 2
//                                 3 4 5
const Board board = make_board({.name = "square:2x3"});
const Path around = {0, 1, 2, 5, 4, 3};
const Path snake = {0, 3, 4, 1, 2, 5};

PathPuzzle plain() { return {.graph = board.graph()}; }

std::string label(Vertex v) { return board.label(v); }

std::vector<std::string> rules(const PathPuzzle& puzzle, const std::vector<Visit>& answer) {
  std::vector<std::string> names;
  for (const Violation& violation : check(puzzle, answer, label)) names.emplace_back(violation.rule);
  return names;
}
std::vector<std::string> rules(const PathPuzzle& puzzle, const Path& path) {
  return rules(puzzle, visits_of(path));
}

std::string complaint(const PathPuzzle& puzzle) {
  try {
    validate(puzzle, label);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

Mark mark(const char* rule, std::vector<Vertex> cells) { return {&mark_rule(rule, ""), std::move(cells)}; }

}  // namespace

// One board for each rule.

TEST(CheckPath, ASolutionBreaksNoRule) {
  PathPuzzle puzzle = plain();
  puzzle.start = 0;
  puzzle.end = 3;
  puzzle.closed = true;
  puzzle.clues = {{2, 3}};
  puzzle.diamonds = {{1, 2}, {3, 0}};
  puzzle.marks = {mark("wall", {1, 4}), mark("odd", {2}), mark("even", {1})};
  EXPECT_THAT(rules(puzzle, around), IsEmpty());
  EXPECT_TRUE(is_solution(puzzle, around));
}

TEST(CheckPath, Move) {
  EXPECT_THAT(rules(plain(), Path{0, 4, 1, 2, 5, 3}), ElementsAre("move", "move"));
  const auto found = check(plain(), visits_of({0, 4, 1, 2, 5, 3}), label);
  EXPECT_EQ(found[0].sentence, "number 1 on 1,1 and number 2 on 2,2 are not one move apart");
  EXPECT_THAT(found[0].cells, ElementsAre(0, 4));
}

TEST(CheckPath, EveryCellAndEveryNumber) {
  EXPECT_THAT(rules(plain(), Path{0, 1, 2, 5, 4}), ElementsAre("every-number", "every-cell"));
  EXPECT_EQ(check(plain(), visits_of({0, 1, 2, 5, 4}), label)[1].sentence, "2,1 is not visited");
}

TEST(CheckPath, CellOnce) {
  EXPECT_THAT(rules(plain(), Path{0, 1, 0, 3, 4, 5}), ElementsAre("cell-once", "every-cell"));
}

TEST(CheckPath, NumberOnce) {
  EXPECT_THAT(rules(plain(), std::vector<Visit>{{0, 1}, {1, 2}, {2, 3}, {5, 4}, {4, 5}, {3, 5}}),
              ElementsAre("number-once", "every-number"));
}

TEST(CheckPath, Range) {
  EXPECT_THAT(rules(plain(), std::vector<Visit>{{0, 1}, {1, 2}, {2, 3}, {5, 4}, {4, 5}, {3, 7}}),
              ElementsAre("range", "every-number", "every-cell"));
}

TEST(CheckPath, Closed) {
  PathPuzzle puzzle = plain();
  puzzle.closed = true;
  EXPECT_THAT(rules(puzzle, snake), ElementsAre("closed"));
  const Board two = make_board({.name = "square:1x2"});
  EXPECT_FALSE(is_solution({.graph = two.graph(), .closed = true}, {0, 1}));
}

TEST(CheckPath, StartAndEnd) {
  PathPuzzle puzzle = plain();
  puzzle.start = 3;
  puzzle.end = 0;
  EXPECT_THAT(rules(puzzle, around), ElementsAre("start", "end"));
}

TEST(CheckPath, Number) {
  PathPuzzle puzzle = plain();
  puzzle.clues = {{4, 3}};
  EXPECT_THAT(rules(puzzle, around), ElementsAre("number"));
  EXPECT_THAT(rules(puzzle, snake), IsEmpty());
}

TEST(CheckPath, Diamond) {
  PathPuzzle puzzle = plain();
  puzzle.diamonds = {{0, 3}};
  EXPECT_THAT(rules(puzzle, around), ElementsAre("diamond"));
  // The ends of a closed tour are consecutive.
  puzzle.closed = true;
  EXPECT_THAT(rules(puzzle, around), IsEmpty());
}

TEST(CheckPath, Wall) {
  PathPuzzle puzzle = plain();
  puzzle.marks = {mark("wall", {2, 1})};
  EXPECT_THAT(rules(puzzle, around), ElementsAre("wall"));
  puzzle.marks = {mark("wall", {3, 0})};
  EXPECT_THAT(rules(puzzle, around), IsEmpty());
  puzzle.closed = true;
  EXPECT_THAT(rules(puzzle, around), ElementsAre("wall"));
}

TEST(CheckPath, OddAndEven) {
  PathPuzzle puzzle = plain();
  puzzle.marks = {mark("odd", {1}), mark("even", {2})};
  EXPECT_THAT(rules(puzzle, around), ElementsAre("odd", "even"));
}

TEST(CheckPath, Before) {
  PathPuzzle puzzle = plain();
  puzzle.marks = {mark("before", {0, 5}), mark("before", {2, 5})};
  EXPECT_THAT(rules(puzzle, around), IsEmpty());
  puzzle.marks = {mark("before", {5, 0})};
  EXPECT_THAT(rules(puzzle, around), ElementsAre("before"));
  EXPECT_EQ(check(puzzle, visits_of(around), label)[0].sentence, "2,3 and 1,1 must be visited in this order");
  EXPECT_THAT(rules(puzzle, std::vector<Visit>{{5, 4}}), testing::Not(testing::Contains("before")))
      << "one is not yet visited";
}

TEST(CheckPath, OneWay) {
  PathPuzzle puzzle = plain();
  puzzle.marks = {mark("one-way", {0, 1}), mark("one-way", {1, 4})};
  EXPECT_THAT(rules(puzzle, around), IsEmpty());
  puzzle.marks = {mark("one-way", {1, 0})};
  EXPECT_THAT(rules(puzzle, around), ElementsAre("one-way"));
  puzzle.marks = {mark("one-way", {0, 3})};
  EXPECT_THAT(rules(puzzle, around), IsEmpty());
  puzzle.closed = true;
  EXPECT_THAT(rules(puzzle, around), ElementsAre("one-way"));
}

TEST(CheckPath, ArcsGoOneWay) {
  const Edge arcs[] = {{0, 1}, {1, 2}};
  const PathPuzzle puzzle{.graph = Graph::directed(3, arcs)};
  EXPECT_TRUE(is_solution(puzzle, {0, 1, 2}));
  EXPECT_FALSE(is_solution(puzzle, {2, 1, 0}));
}

TEST(CheckPath, EveryViolationIsNamedNotJustTheFirst) {
  PathPuzzle puzzle = plain();
  puzzle.closed = true;
  puzzle.start = 5;
  puzzle.clues = {{1, 6}};
  puzzle.diamonds = {{0, 1}};
  EXPECT_THAT(rules(puzzle, snake), ElementsAre("closed", "start", "number", "diamond"));
}

TEST(ValidatePath, WhatCanBeNoPuzzleIsRefusedWithItsPlace) {
  PathPuzzle puzzle = plain();
  puzzle.clues = {{0, 1}, {1, 7}};
  EXPECT_EQ(complaint(puzzle), "clues[1].step: the number 7 on 1,2 is out of range; numbers go from 1 to 6");
  puzzle.clues = {{0, 0}};
  EXPECT_THAT(complaint(puzzle), HasSubstr("out of range"));
  puzzle.clues = {{0, 1}, {1, 2}, {0, 3}};
  EXPECT_EQ(complaint(puzzle), "clues[2].cell: 1,1 already has the number 1");
  puzzle.clues = {{0, 4}, {1, 4}};
  EXPECT_EQ(complaint(puzzle), "clues[1].step: the number 4 on 1,2 already stands on 1,1");

  puzzle = plain();
  puzzle.diamonds = {{0, 1}, {0, 4}};
  EXPECT_EQ(complaint(puzzle),
            "diamonds[1]: 1,1 and 2,2 are not neighbours, so no diamond can stand between them");
  puzzle.diamonds = {{0, 1}, {1, 0}};
  EXPECT_EQ(complaint(puzzle), "diamonds[1]: the diamond between 1,2 and 1,1 is given twice");

  puzzle = plain();
  puzzle.marks = {mark("wall", {0, 5})};
  EXPECT_THAT(complaint(puzzle), HasSubstr("marks[0]: 1,1 and 2,3 are not neighbours"));
  puzzle.marks = {mark("wall", {0})};
  EXPECT_THAT(complaint(puzzle), HasSubstr("names 2 cells, not 1"));
  puzzle.marks = {mark("odd", {0}), mark("odd", {0})};
  EXPECT_THAT(complaint(puzzle), HasSubstr("marks[1]: 'odd' at 1,1 is given twice"));

  puzzle = plain();
  puzzle.start = puzzle.end = 2;
  EXPECT_THAT(complaint(puzzle), HasSubstr("cannot start and end on the same cell 1,3"));
  puzzle = plain();
  puzzle.start = 2;
  puzzle.clues = {{0, 1}};
  EXPECT_THAT(complaint(puzzle),
              HasSubstr("start: 1,3 is the first cell, number 1, but 1,1 has the number 1"));
  puzzle = plain();
  puzzle.end = 2;
  puzzle.clues = {{2, 1}};
  EXPECT_THAT(complaint(puzzle), HasSubstr("end: 1,3 is the last cell, number 6, but 1,3 has the number 1"));
}

TEST(ValidatePath, AWallIsTheSameFromBothSides) {
  PathPuzzle puzzle = plain();
  puzzle.marks = {mark("wall", {0, 1}), mark("wall", {1, 0})};
  EXPECT_THAT(complaint(puzzle), HasSubstr("marks[1]: 'wall' at 1,2 is given twice"));
}

TEST(ValidatePath, TheOrderOfTwoCellsCountsWhereItMeansSomething) {
  PathPuzzle puzzle = plain();
  puzzle.marks = {mark("before", {0, 5}), mark("before", {5, 0})};
  EXPECT_EQ(complaint(puzzle), "") << "they contradict one another, but are not the same";
  puzzle.marks = {mark("before", {0, 5}), mark("before", {0, 5})};
  EXPECT_THAT(complaint(puzzle), HasSubstr("marks[1]: 'before' at 1,1 is given twice"));
  puzzle.marks = {mark("before", {3, 3})};
  EXPECT_EQ(complaint(puzzle), "marks[0]: 'before' needs two different cells, but both are 2,1");
  puzzle.marks = {mark("one-way", {0, 5})};
  EXPECT_THAT(complaint(puzzle), HasSubstr("1,1 and 2,3 are not neighbours, so no one-way can stand"));
}

TEST(MarkRules, NameOneCellOrTwo) {
  for (const MarkRule* rule : mark_rules()) {
    EXPECT_TRUE(rule->cell_count == 1 || rule->cell_count == 2)
        << rule->name << ": the text format pairs cells by a dash";
    EXPECT_TRUE(rule->allows_step || rule->allows_move || rule->allows_steps) << rule->name;
    EXPECT_TRUE(!rule->allows_steps || rule->cell_count == 2) << rule->name;
    EXPECT_EQ(rule->cell_count == 1, !rule->glyph.empty()) << rule->name << ": a cell shows its glyph";
    EXPECT_EQ(rule->cell_count == 1, rule->sign == MarkSign::glyph) << rule->name;
  }
}

TEST(PathOf, NumbersWithoutGapsAreAPath) {
  EXPECT_EQ(path_of({{3, 2}, {7, 1}}), (Path{7, 3}));
  EXPECT_FALSE(path_of({{3, 2}}));
  EXPECT_FALSE(path_of({{3, 1}, {4, 1}}));
}

TEST(Kind, ThePuzzleFindsItsKind) {
  const auto kind = [](const char* name, std::vector<Visit> clues, std::vector<Diamond> diamonds = {}) {
    Board made = make_board({.name = name});
    PathPuzzle puzzle{.graph = made.graph(), .clues = std::move(clues), .diamonds = std::move(diamonds)};
    return std::string(sheet_of(PathSheet{.board = std::move(made), .puzzle = std::move(puzzle)}).kind->name);
  };
  EXPECT_EQ(kind("diplomatico:5x5", {}), "diplomatico");
  EXPECT_EQ(kind("diplomatico:5x5", {{0, 1}}), "hopido");
  EXPECT_EQ(kind("knight:5x5", {}), "knight");
  EXPECT_EQ(kind("king:5x5", {{0, 1}}), "hidato");
  EXPECT_EQ(kind("king:5x5", {}, {{0, 1}}), "path");
  EXPECT_EQ(kind("square:5x5", {}), "numbrix");
  EXPECT_EQ(kind("hex:3", {}, {{0, 1}}), "rikudo");
  EXPECT_EQ(kind("petersen:5,2", {}), "path");
  for (const char* const name : {"hashi", "bridges", "hashiwokakero", "numberlink"})
    EXPECT_EQ(puzzle_kind(name, "").name, "hashi");
  EXPECT_THROW(puzzle_kind("sudoku", ""), InputError);
  const Board made = make_board({.name = "knight:5x5"});
  EXPECT_THROW(require_of_kind(puzzle_kind("hidato", ""), made, {.graph = made.graph()}), InputError);
}

}  // namespace hamlet
