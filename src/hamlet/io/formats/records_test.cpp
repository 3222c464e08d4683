#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

constexpr std::string_view bridges_text =
    "@id three\n"
    "@source nowhere\n"
    "@k 3\n"
    "@noloops 1\n"
    "@size 4 3\n"
    "@grid\n"
    "4 . . 3\n"
    ". . . .\n"
    "? . . .\n"
    "@solution\n"
    "0 0 0 3 3\n"
    "0 0 2 0 1\n"
    "\n";

Sheet bridges() {
  Sheet sheet = bridges_sheet({.rows = 3,
                               .cols = 4,
                               .k = 3,
                               .no_loops = true,
                               .islands = {{{1, 1}, 4}, {{1, 4}, 3}, {{3, 1}, std::nullopt}}},
                              {{{0, 1, 3}, {0, 2, 1}}});
  sheet.title = "three";
  sheet.source = "nowhere";
  return sheet;
}

constexpr std::string_view path_text =
    "@id corner\n"
    "@moves king\n"
    "@size 2 2\n"
    "@grid\n"
    "1 .\n"
    ". #\n"
    "@solution\n"
    "1 3\n"
    "2 #\n"
    "\n";

Sheet path() {
  Sheet sheet = path_sheet_on({.name = "king:2x2", .blocked = {{2, 2}}}, {{{1, 1}, 1}});
  sheet.path().solution = {{0, 1}, {1, 3}, {2, 2}};
  sheet = sheet_of(sheet.path());
  sheet.title = "corner";
  return sheet;
}

}  // namespace

TEST(Records, ReadsAndWritesBridgesAndPaths) {
  EXPECT_EQ(read_one("records", bridges_text), bridges());
  EXPECT_EQ(write_one("records", bridges()), bridges_text);
  EXPECT_EQ(read_one("records", path_text), path());
  EXPECT_EQ(write_one("records", path()), path_text);
}

TEST(Records, AnEmptyLineSeparatesThem) {
  EXPECT_THAT(
      format("records").read(std::string(bridges_text) + "\n\n" + std::string(path_text), MemoryBudget{}),
      testing::ElementsAre(bridges(), path()));
}

TEST(Records, UnknownKeysAreIgnoredAndWhatIsNotSaidIsAsUsual) {
  EXPECT_EQ(read_one("records", "@id\n@level 5\nsome rows\n@grid\n1 1\n"),
            bridges_sheet({.rows = 1, .cols = 2, .islands = {{{1, 1}, 1}, {{1, 2}, 1}}}));
}

TEST(Records, HopidoIsPlayedOnDiplomatico) {
  EXPECT_EQ(read_one("records", "@moves hopido (with words)\n@grid\n. # # .\n"),
            path_sheet_on({.name = "diplomatico:1x4", .blocked = {{1, 2}, {1, 3}}}));
}

TEST(Records, RikudoStandsOnTheSmallestHexagonWithAHoleInTheMiddle) {
  Sheet expected = path_sheet_on({.name = "hex:2", .blocked = {{2, 2}}}, {{{1, 1}, 1}});
  expected.path().puzzle.diamonds = {{0, 1}};
  expected.path().solution = {{0, 1}, {1, 2}, {2, 6}, {3, 3}, {4, 5}, {5, 4}};
  expected = sheet_of(expected.path());
  EXPECT_EQ(read_one("records",
                     "@coords any\n@cells x y given solution\n-1 -1 1 1\n1 -1 . 2\n2 0 . 3\n1 1 . 4\n-1 1 . "
                     "5\n-2 0 . 6\n@diamonds x1 y1 x2 y2\n-1 -1 1 -1\n"),
            expected);
  EXPECT_TRUE(check(expected).empty());
}

TEST(Records, WhatIsWrittenIsReadBack) {
  Rng rng(10);
  std::vector<Sheet> sheets;
  for (int i = 0; i < 150; ++i) {
    sheets.push_back(i % 2 ? random_bridges_sheet(rng, {.rows = 2 + static_cast<int>(rng.below(9)),
                                                        .cols = 2 + static_cast<int>(rng.below(9)),
                                                        .k = 1 + static_cast<int>(rng.below(4)),
                                                        .no_loops = rng.coin(),
                                                        .unknowns = true,
                                                        .touching = true})
                           : random_path_sheet(rng, {.board = rng.coin() ? "king:5x7" : "diplomatico:6x6"}));
    sheets.back().title = "puzzle " + std::to_string(i);
  }
  EXPECT_EQ(format("records").read(format("records").write(sheets), MemoryBudget{}), sheets);
}

TEST(Records, RefusesWhatItCannotHold) {
  for (const Sheet& sheet : bridges_that_few_hold())
    EXPECT_THAT(refusal("records", sheet), testing::StartsWith("records: this format "));
  for (const Sheet& sheet : paths_that_few_hold("king:3x3"))
    EXPECT_THAT(refusal("records", sheet), testing::StartsWith("records: this format "));
  EXPECT_EQ(refusal("records", path_sheet_on({.name = "square:3x3"})),
            "records: this format is for the moves of 'king' and 'diplomatico', not of 'square'");
}

TEST(Records, ComplainsAboutWhatIsDamaged) {
  expect_complaints(
      "records",
      {
          {"@id a", "record 1 (a): the record has neither @grid nor @cells"},
          {"@id a\n@grid\n1 1\n\n1 1\n", "line 5: a record should begin with a line such as '@id name'"},
          {"@id a\n@id b\n", "line 2: '@id' stands here a second time in its record"},
          {"@id a\n@grid\n", "record 1 (a), line 2: the grid is missing here"},
          {"@id a\n@grid\n1 1\n\n@id b\n@grid\n1 1\n1\n",
           "record 2 (b), line 8: this row has 1 cells, and should have 2"},
          {"@size 3 1\n@grid\n1 1\n",
           "record 1, line 1: the grid has 1 rows of 2 cells, and the text says 1 rows of 3"},
          {"@size 0 1\n@grid\n1 1\n", "record 1, line 1: 0 columns are not possible"},
          {"@k 0\n@grid\n1 1\n", "record 1, line 1: @k takes a number from 1 to 1000000, not '0'"},
          {"@grid\n1 #\n", "record 1, line 2, cell 2: '#' is not an island's number"},
          {"@grid\n1 1\n@solution\n0 0 0 1\n",
           "record 1, line 4: a bridge is five numbers: row, column, row, column and how many"},
          {"@grid\n1 . 1\n@solution\n0 0 0 1 1\n",
           "record 1, line 4, cell 3: there is no island at row 0 and column 1, counted from 0"},
          {"@grid\n1 . 1\n@solution\n0 0 9 1 1\n",
           "record 1, line 4, cell 3: '9' should be a number from 0 to 0"},
          {"@grid\n1 . 1\n@solution\n0 0 0 0 1\n",
           "record 1, line 4: a bridge joins two islands, and here is only one"},
          {"@moves rook\n@grid\n1 .\n", "record 1, line 1: @moves takes 'king' or 'hopido', not 'rook'"},
          {"@moves king\n@grid\n1 3\n",
           "record 1, line 3, cell 2: the number 3 is out of range; there are 2 cells, so numbers go from 1 "
           "to 2"},
          {"@moves king\n@grid\n1 .\n@solution\n1\n",
           "record 1, line 4: the grid has 1 rows of 1 cells, and the text says 1 rows of 2"},
          {"@cells\n0 0 1\n",
           "record 1, line 2: a cell is x, y, its number or '.', and its number in the solution or '.'"},
          {"@cells\n0 1 . .\n",
           "record 1, line 2, cell 1: 0 1 is between hexagons; x and y are both even or both odd"},
          {"@cells\n0 0 . .\n0 0 . .\n", "record 1, line 3: the cell 0 0 stands here a second time"},
          {"@cells\n900 0 . .\n", "record 1, line 2, cell 1: '900' should be a number from -400 to 400"},
          {"@cells\n0 0 7 .\n", "record 1, line 2, cell 3: '7' should be a number from 1 to 1"},
          {"@cells\n0 0 . .\n2 0 . .\n@diamonds\n0 0 4 0\n",
           "record 1, line 5, cell 3: there is no cell at 4 0"},
          {"@cells\n", "record 1, line 1: @cells must be followed by one cell per line"},
      });
}

}  // namespace hamlet
