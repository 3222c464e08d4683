#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

const BridgesGrid hashi{.rows = 3, .cols = 4, .islands = {{{1, 1}, 3}, {{1, 4}, 2}, {{3, 1}, std::nullopt}}};
constexpr std::string_view hashi_text =
    "[begin]\n"
    "puzzle hashi\n"
    "title Three islands\n"
    "author Nobody\n"
    "rows 3\n"
    "cols 4\n"
    "[problem]\n"
    "3 - - 2\n"
    "- - - -\n"
    "? - - -\n"
    "[solution]\n"
    "3 2 2 2\n"
    "a - - -\n"
    "? - - -\n"
    "[end]\n";

Sheet hashi_sheet() {
  Sheet sheet = bridges_sheet(hashi, {{{0, 1, 2}, {0, 2, 1}}});
  sheet.title = "Three islands";
  sheet.author = "Nobody";
  return sheet;
}

constexpr std::string_view hidoku_text =
    "[begin]\n"
    "puzzle hidoku\n"
    "size 2\n"
    "[problem]\n"
    "1 -\n"
    "- #\n"
    "[solution]\n"
    "1 3\n"
    "2 #\n"
    "[end]\n";

Sheet hidoku_sheet() {
  Sheet sheet = path_sheet_on({.name = "king:2x2", .blocked = {{2, 2}}}, {{{1, 1}, 1}});
  sheet.path().solution = {{0, 1}, {1, 3}, {2, 2}};
  return sheet_of(sheet.path());
}

}  // namespace

TEST(Janko, ReadsAndWritesHashi) {
  EXPECT_EQ(read_one("janko", hashi_text), hashi_sheet());
  EXPECT_EQ(write_one("janko", hashi_sheet()), hashi_text);
}

TEST(Janko, ReadsAndWritesHidoku) {
  EXPECT_EQ(read_one("janko", hidoku_text), hidoku_sheet());
  EXPECT_EQ(write_one("janko", hidoku_sheet()), hidoku_text);
}

TEST(Janko, OneTextHoldsSeveralPuzzles) {
  const std::string text = std::string(hashi_text) + "\n" + std::string(hidoku_text);
  EXPECT_THAT(format("janko").read(text, MemoryBudget{}),
              testing::ElementsAre(hashi_sheet(), hidoku_sheet()));
}

TEST(Janko, ReadsWhatIsIncompleteOrTwice) {
  EXPECT_EQ(read_one("janko", "[problem]\n1 -\n- 4\n"),
            path_sheet_on({.name = "king:2x2"}, {{{1, 1}, 1}, {{2, 2}, 4}}));
  EXPECT_EQ(read_one("janko", "[problem]\n1 - 1\n[moves]\nanything\n"),
            bridges_sheet({.rows = 1, .cols = 3, .islands = {{{1, 1}, 1}, {{1, 3}, 1}}}));
  EXPECT_EQ(read_one("janko", "puzzle hashi\n[problem]\n1 - 2\n[solution]\n- 1 -\n[solution]\n- - -\n"),
            bridges_sheet({.rows = 1, .cols = 3, .islands = {{{1, 1}, 1}, {{1, 3}, 2}}}, {{{0, 1, 1}}}));
}

TEST(Janko, WhatIsWrittenIsReadBack) {
  Rng rng(9);
  for (int i = 0; i < 150; ++i) {
    Sheet sheet = i % 2 ? random_bridges_sheet(rng, {.rows = 3 + static_cast<int>(rng.below(9)),
                                                     .cols = 3 + static_cast<int>(rng.below(9)),
                                                     .unknowns = true})
                        : random_path_sheet(rng, {.board = "king:5x7"});
    sheet.title = "A title";
    sheet.source = "a source";
    EXPECT_EQ(read_one("janko", write_one("janko", sheet)), sheet) << write_one("janko", sheet);
  }
}

TEST(Janko, RefusesWhatItCannotHold) {
  BridgesGrid three = hashi, touching = hashi;
  three.k = 3;
  touching.islands.push_back({{2, 4}, 1});
  EXPECT_THAT(refusal("janko", bridges_sheet(three)), testing::HasSubstr("at most 2 bridges between a pair"));
  EXPECT_EQ(refusal("janko", bridges_sheet(touching)), "");
  EXPECT_EQ(refusal("janko", bridges_sheet(touching, {{{0, 1, 1}}})),
            "janko: a solution here cannot say how 1,4 and 2,4, which stand side by side, are joined");
  EXPECT_EQ(refusal("janko", bridges_sheet(hashi, {{{0, 1, 3}}})),
            "janko: the solution's bridges between 1,1 and 1,4 cannot be drawn in this format");
  for (const Sheet& sheet : bridges_that_few_hold())
    EXPECT_THAT(refusal("janko", sheet), testing::StartsWith("janko: this format "));
  for (const Sheet& sheet : paths_that_few_hold("king:3x3"))
    EXPECT_THAT(refusal("janko", sheet), testing::StartsWith("janko: this format "));
  EXPECT_EQ(refusal("janko", path_sheet_on({.name = "square:3x3"})),
            "janko: this format is for a king's moves, and this is a puzzle on square:3x3");
}

TEST(Janko, ComplainsAboutWhatIsDamaged) {
  expect_complaints(
      "janko",
      {
          {"[begin]\npuzzle hashi\n[end]\n", "the block [problem] is missing"},
          {"[problem]\n", "line 1: the grid is missing here"},
          {"puzzle sudoku\n[problem]\n1 -\n",
           "line 1: this is a 'sudoku' puzzle; of janko.at 'hashi' and 'hidoku' can be read"},
          {"size 3\n[problem]\n1 -\n", "line 1: the problem has 1 rows of 2 cells, and the text says size 3"},
          {"rows x\n[problem]\n1 -\n", "line 1: the problem has 1 rows of 2 cells, and the text says rows x"},
          {"[problem]\n1 -\n- - -\n", "line 3: this row has 3 cells, and should have 2"},
          {"puzzle hidoku\n[problem]\n1 -\n1 -\n",
           "line 4, cell 1: the number 1 occurs twice, here and at line 3, cell 1"},
          {"puzzle hidoku\n[problem]\n1 -\n5 -\n",
           "line 4, cell 1: the number 5 is out of range; there are 4 cells"},
          {"puzzle hidoku\n[problem]\n1 -\n? -\n",
           "line 4, cell 1: '?' means nothing here; write a number from 1, '-' for an empty cell or '#' for "
           "none"},
          {"puzzle hidoku\n[problem]\n1 -\n- -\n[solution]\n1 2\n",
           "line 5: the grid has 1 rows of 2 cells, and the text says 2 rows of 2"},
          {"puzzle hidoku\n[problem]\n1 -\n- -\n[solution]\n1 2\n3 9\n",
           "line 7, cell 2: the number 9 is out of range"},
          {"puzzle hashi\n[problem]\n1 - 1\n[solution]\n1 x 1\n",
           "line 5, cell 2: 'x' is no bridge; 1 and 2 run across, a and b down, and '-' is none"},
          {"puzzle hashi\n[problem]\n1 - 1\n[solution]\n1 a 1\n",
           "line 5, cell 2: the bridge here does not run unchanged from an island to an island"},
          {"puzzle hashi\n[problem]\n1 - 1\n[solution]\n1 1 2\n",
           "line 5, cell 3: here the problem has an island with 1, and the solution has '2'"},
          {"puzzle hashi\n[problem]\n1 1 -\n[solution]\n1 1 -\n",
           "line 5: a solution here cannot say how 1,1 and 1,2, which stand side by side, are joined"},
      });
}

}  // namespace hamlet
