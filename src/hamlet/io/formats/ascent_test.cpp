#include <fmt/format.h>

#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

TEST(Ascent, ReadsAndWritesAGameOnSquares) {
  for (const auto& [mode, family] : {std::pair{'R', "king"}, std::pair{'O', "square"}}) {
    const Sheet sheet = path_sheet_on({.name = fmt::format("{}:3x4", family), .blocked = {{2, 2}, {2, 3}}},
                                      {{{1, 1}, 10}, {{1, 2}, 3}, {{3, 4}, 1}});
    const std::string text = fmt::format("4x3m{}:10_3cBd1\n", mode);
    EXPECT_EQ(read_one("ascent", text), sheet);
    EXPECT_EQ(write_one("ascent", sheet), text);
  }
}

TEST(Ascent, WhatTheGeneratorWasAskedIsIgnored) {
  EXPECT_EQ(read_one("ascent", "2x2mREdeS:1_2b"),
            path_sheet_on({.name = "king:2x2"}, {{{1, 1}, 1}, {{1, 2}, 2}}));
}

TEST(Ascent, ALargeHexagonIsCutFromASlantedSheet) {
  // A hexagon of side 2 has rows of 2, 3 and 2 cells. Each row of the sheet lies half a cell further right
  // than the one above.
  const Sheet sheet = path_sheet_on({.name = "hex:2"}, {{{1, 1}, 1}, {{2, 3}, 4}, {{3, 2}, 7}});
  EXPECT_EQ(write_one("ascent", sheet), "3x3mH:A1c4a7A\n");
  EXPECT_EQ(read_one("ascent", "3x3mH:A1c4a7A\n"), sheet);
}

TEST(Ascent, AHoneycombIsWrittenInAWiderSheet) {
  const Sheet sheet =
      path_sheet_on({.name = "hex:4x3"}, {{{1, 1}, 1}, {{2, 1}, 2}, {{3, 3}, 9}, {{4, 3}, 12}});
  EXPECT_EQ(write_one("ascent", sheet), "3x4mC:A1bA2d9Ab12A\n");
  EXPECT_EQ(read_one("ascent", "3x4mC:A1bA2d9Ab12A\n"), sheet);
}

TEST(Ascent, WhatIsWrittenIsReadBackWithoutTheSolution) {
  Rng rng(6);
  for (const std::string board : {"king:5x6", "square:4x9"}) {
    for (int i = 0; i < 50; ++i) {
      const Sheet sheet = random_path_sheet(rng, {.board = board});
      EXPECT_EQ(read_one("ascent", write_one("ascent", sheet)), without_solution(sheet));
    }
  }
}

TEST(Ascent, HexagonsKeepTheirNeighboursAndNumbers) {
  Rng rng(7);
  for (const std::string board : {"hex:2", "hex:4", "hex:5x4", "hex:4x5", "hex:2x9", "hex:9x2"}) {
    for (int i = 0; i < 50; ++i) {
      const PathSheet sheet = random_path_sheet(rng, {.board = board}).path();
      const PathSheet back = read_one("ascent", write_one("ascent", sheet_of(sheet))).path();
      // The cells that are left may fit another board; the reading order stays.
      EXPECT_EQ(back.puzzle, sheet.puzzle) << write_one("ascent", sheet_of(sheet));
    }
    const Sheet whole = path_sheet_on({.name = board});
    EXPECT_EQ(read_one("ascent", write_one("ascent", whole)), whole) << write_one("ascent", whole);
  }
}

TEST(Ascent, RefusesWhatItCannotHold) {
  for (const Sheet& sheet : paths_that_few_hold("king:3x3"))
    EXPECT_THAT(refusal("ascent", sheet), testing::StartsWith("ascent: this format cannot hold "));
  EXPECT_EQ(refusal("ascent", path_sheet_on({.name = "knight:3x3"})),
            "ascent: this format is for boards of 'square', 'king' and 'hex', not of 'knight'");
  EXPECT_THAT(refusal("ascent", path_sheet_on({.name = "king:51x4"})),
              testing::HasSubstr("cannot hold 51 rows of 4 cells"));
  EXPECT_THAT(refusal("ascent", path_sheet_on({.name = "hex:30"})),
              testing::HasSubstr("cannot hold 59 rows of 59 cells"));
}

TEST(Ascent, ComplainsAboutWhatIsDamaged) {
  expect_complaints(
      "ascent",
      {
          {"0x5mR:a", "line 1, character 1: 0 columns are not possible"},
          {"60x60mR:a",
           "line 1, character 1: Ascent cannot hold 60 rows of 60 cells; it allows 2 to 50 rows and columns "
           "and at most 999 cells in all"},
          {"5x5mE:a",
           "line 1, character 5: numbers around the edge (mode E) cannot be read; mO, mR, mH and mC can"},
          {"5x5mQ:a", "line 1, character 5: 'm' must be followed by one of the letters O, R, H and C"},
          {"2x2mRx:d", "line 1, character 6: here ':' and the cells should stand"},
          {"2x2mR:c", "line 1, character 8: the text ends after 3 cells, and 2 rows and 2 columns have 4"},
          {"2x2mR:cb", "line 1, character 8: here the text goes beyond the 4 cells"},
          {"2x2mR:5c",
           "line 1, character 7: the number 5 is out of range; there are 4 cells, so numbers go from 1 to 4"},
          {"2x2mR:1_1b", "line 1, character 8: the number 1 occurs twice, here and at character 7"},
          {"2x2mR:0c", "line 1, character 7: the numbers of a path begin with 1"},
          {"2x2mR:1_b", "line 1, character 9: after '_' another number should stand"},
          {"2x2mR:_1c", "line 1, character 7: this means nothing in Ascent"},
          {"2x2mR:c*", "line 1, character 8: this means nothing in Ascent"},
          {"3x3mH:A1c8a7A", "line 1, character 10: the number 8 is out of range; there are 7 cells"},
          {"3x3mH:I", "line 1: every cell is outside; at least one must be left for a path"},
          {"2x2mR:D", "line 1: every cell is outside"},
      });
}

}  // namespace hamlet
