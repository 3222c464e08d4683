#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

constexpr std::string_view example_text =
    "__ 12 __ __\n"
    " 1  .  5 __\n"
    "__ __ __  .\n";

Sheet example(const std::string& family) {
  return path_sheet_on({.name = family + ":3x4", .blocked = {{2, 2}, {3, 4}}},
                       {{{1, 2}, 10}, {{2, 1}, 1}, {{2, 3}, 5}});
}

}  // namespace

TEST(Rosetta, ReadsAndWritesAGridOfKingsMoves) {
  std::string text(example_text);
  text.replace(text.find("12"), 2, "10");
  EXPECT_EQ(read_one("rosetta", text), example("king"));
  EXPECT_EQ(write_one("rosetta", example("king")), text);
  EXPECT_EQ(read_one("rosetta", " _ 10 0 __\n1 . 5 _\n0 0 0\n"), example("king"));
}

TEST(Rosetta, AFirstLineMayNameOtherMoves) {
  const std::string grid = "0 10 0 0\n1 . 5 0\n0 0 0\n";
  EXPECT_EQ(read_one("rosetta", "Hopido\n" + grid), example("diplomatico"));
  EXPECT_EQ(read_one("rosetta", "NUMBRIX\n" + grid), example("square"));
  EXPECT_EQ(read_one("rosetta", "knight\n" + grid), example("knight"));
  EXPECT_EQ(read_one("rosetta", "hidoku\n" + grid), example("king"));
  EXPECT_THAT(write_one("rosetta", example("diplomatico")), testing::StartsWith("hopido\n__ 10 __ __\n"));
}

TEST(Rosetta, WhatIsWrittenIsReadBackWithoutTheSolution) {
  Rng rng(5);
  for (const std::string board : {"king:5x6", "square:4x7", "diplomatico:6x6", "knight:6x5", "king:1x1"}) {
    for (int i = 0; i < 40; ++i) {
      const Sheet sheet = random_path_sheet(rng, {.board = board});
      const std::string text = write_one("rosetta", sheet);
      EXPECT_TRUE(format("rosetta").recognises(text)) << text;
      EXPECT_EQ(read_one("rosetta", text).path(), without_solution(sheet).path());
    }
  }
}

TEST(Rosetta, AStartAndAnEndAreTheFirstAndTheLastNumber) {
  Sheet sheet = path_sheet_on({.name = "king:1x3"});
  sheet.path().puzzle.start = 0;
  sheet.path().puzzle.end = 2;
  EXPECT_EQ(write_one("rosetta", sheet), " 1 __  3\n");
}

TEST(Rosetta, RefusesWhatItCannotHold) {
  for (const Sheet& sheet : paths_that_few_hold("king:3x3"))
    EXPECT_THAT(refusal("rosetta", sheet), testing::StartsWith("rosetta: this format cannot hold "));
  EXPECT_EQ(refusal("rosetta", path_sheet_on({.name = "hex:2"})),
            "rosetta: this format holds rectangles of squares, not hex:2");
  EXPECT_EQ(refusal("rosetta", path_sheet_on({.name = "leaper-1-4:9x9"})),
            "rosetta: this format has no name for the moves of 'leaper'");
  EXPECT_EQ(refusal("rosetta", path_sheet_on({.name = "petersen:5,2"})),
            "rosetta: this format cannot hold a graph without cells");
}

TEST(Rosetta, ComplainsAboutWhatIsDamaged) {
  std::string uneven;
  for (int i = 0; i < 1000; ++i) uneven += "0\n";
  for (int i = 0; i < 1000; ++i) uneven += "0 ";
  expect_complaints(
      "rosetta",
      {
          {"0 0 1\n0 0 0\n0 10 0",
           "line 3, cell 2: the number 10 is out of range; there are 9 cells, so numbers go from 1 to 9"},
          {"0 0 1\n0 1 0\n0 0 0", "line 2, cell 2: the number 1 occurs twice, here and at line 1, cell 3"},
          {"0 0 1\n0 -4 0\n0 0 0",
           "line 2, cell 2: '-4' means nothing here; write a number from 1, '__' for an empty cell or '.' "
           "for none"},
          {"0 0 1\n\n0 0 0", "line 2: an empty line cannot stand inside a grid; '.' is a cell outside"},
          {"hopido", "line 1: after the name of the puzzle its grid should follow"},
          {"hopido\n0 0 x", "line 2, cell 3: 'x' means nothing here"},
          {uneven, "line 1: the rows are too uneven: the longest has 1000 cells, and most have far fewer"},
      });
}

TEST(Rosetta, DoesNotClaimEdgesNumbersOrWords) {
  for (const std::string_view text :
       {"0 1\n1 2\n2 0", "1 2 3\n4 5 6", "board: king\n0 0 1", "0 # 1\n0 0 0", "nobody\n0 0 1"}) {
    EXPECT_FALSE(format("rosetta").recognises(text)) << text;
  }
}

}  // namespace hamlet
