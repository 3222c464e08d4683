#include "hamlet/draw/book/contents.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/draw/samples_test_help.hpp"

namespace hamlet {

namespace {

using testing::ElementsAre;
using testing::SizeIs;

BookPuzzle puzzle(const std::string& board, std::optional<int> level, const std::string& title = "") {
  BookPuzzle made{.sheet = solved({.name = board}, title)};
  made.sheet.level = level;
  return made;
}

std::vector<ContentsLine> contents(std::vector<BookPuzzle> puzzles, const BookOptions& options = {}) {
  BookPlaces places{.puzzles = {}, .rules = 2, .answers = 99};
  for (std::size_t i = 0; i < puzzles.size(); ++i) places.puzzles.push_back(3 + i / 4);
  return contents_of({.puzzles = std::move(puzzles)}, options, places);
}

}  // namespace

TEST(Contents, PuzzlesThatAreAlikeShareALine) {
  EXPECT_THAT(contents({puzzle("king:3x3", 1), puzzle("king:3x3", 1), puzzle("king:3x3", 2),
                        puzzle("square:3x3", 2), puzzle("square:3x3", std::nullopt, "The yard")}),
              ElementsAre(ContentsLine{.name = "Rules", .page = 2},
                          ContentsLine{.numbers = "1–2", .name = "Hidato", .level = "very easy", .page = 3},
                          ContentsLine{.numbers = "3", .name = "Hidato", .level = "easy", .page = 3},
                          ContentsLine{.numbers = "4", .name = "Numbrix", .level = "easy", .page = 3},
                          ContentsLine{.numbers = "5", .name = "The yard\u00A0· Numbrix", .page = 4},
                          ContentsLine{.name = "Answers", .page = 99}));
}

TEST(Contents, WhatIsLeftOutHasNoLine) {
  EXPECT_THAT(contents({puzzle("king:3x3", 1)}, {.rules = false, .answers = false}),
              ElementsAre(ContentsLine{.numbers = "1", .name = "Hidato", .level = "very easy", .page = 3}));
}

TEST(Contents, OfManyPuzzlesLongerRunsShareALine) {
  std::vector<BookPuzzle> puzzles;
  for (int i = 0; i < 100; ++i) puzzles.push_back(puzzle(i < 60 ? "king:3x3" : "square:3x3", 1 + i % 2));
  const BookOptions bare{.rules = false, .answers = false};
  EXPECT_THAT(
      contents(puzzles, bare),
      ElementsAre(
          ContentsLine{.numbers = "1–60", .name = "Hidato", .level = "very easy to easy", .page = 3},
          ContentsLine{.numbers = "61–100", .name = "Numbrix", .level = "very easy to easy", .page = 18}));
  for (int i = 0; i < 100; ++i)
    puzzles[static_cast<std::size_t>(i)] = puzzle(i % 2 == 0 ? "king:3x3" : "square:3x3", 6);
  EXPECT_THAT(
      contents(puzzles, bare),
      ElementsAre(ContentsLine{.numbers = "1–100", .name = "Puzzles", .level = "extreme", .page = 3}));
  EXPECT_THAT(contents(std::vector<BookPuzzle>(puzzles.begin(), puzzles.begin() + 40), bare), SizeIs(40));
}

}  // namespace hamlet
