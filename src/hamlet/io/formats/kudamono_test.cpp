#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

// 5 . 1
// . # 3
Sheet example() {
  return path_sheet_on({.name = "king:2x3", .blocked = {{2, 2}}}, {{{1, 1}, 5}, {{1, 3}, 1}, {{2, 3}, 3}});
}
constexpr std::string_view example_text =
    "https://pedros.works/paper-puzzle-player?W=3x2&L=(5)1x1(3)2(1)1&G=hidoku\n";

}  // namespace

TEST(Kudamono, ReadsAndWritesALink) {
  EXPECT_EQ(read_one("kudamono", example_text), example());
  EXPECT_EQ(write_one("kudamono", example()), example_text);
  EXPECT_EQ(read_one("kudamono", "?W=3x2&T=any&G=hidoku&L=(5)1x1(3)2(1)1"), example());
}

TEST(Kudamono, WhatIsWrittenIsReadBackWithoutTheSolution) {
  Rng rng(8);
  for (int i = 0; i < 100; ++i) {
    const Sheet sheet = random_path_sheet(rng, {.board = i % 2 ? "king:5x7" : "king:3x2"});
    EXPECT_EQ(read_one("kudamono", write_one("kudamono", sheet)), without_solution(sheet));
  }
}

TEST(Kudamono, RefusesWhatItCannotHold) {
  for (const Sheet& sheet : paths_that_few_hold("king:3x3"))
    EXPECT_THAT(refusal("kudamono", sheet), testing::StartsWith("kudamono: this format "));
  EXPECT_EQ(refusal("kudamono", path_sheet_on({.name = "square:3x3"})),
            "kudamono: this format is for a king's moves, and this is a puzzle on square:3x3");
}

TEST(Kudamono, ComplainsAboutWhatIsDamaged) {
  expect_complaints(
      "kudamono",
      {
          {"?W=3x2&L=(5)1", "line 1: 'G=' is missing; a hidoku is ?W=WIDTHxHEIGHT&L=ITEMS&G=hidoku"},
          {"?W=3x2&L=&G=sudoku",
           "line 1, character 13: this is a 'sudoku' puzzle; of Kudamono only 'hidoku' can be read"},
          {"?W=3&H=2&L=&G=hidoku",
           "line 1, character 4: '3' is not a size such as 6x5; links in the older notation cannot be read"},
          {"?W=0x2&L=&G=hidoku", "line 1, character 4: 0 columns are not possible"},
          {"?W=9999x2000&L=&G=hidoku",
           "line 1, character 4: 19998000 cells are too many; 1000000 are the most"},
          {"?W=3x2&L=&G=hidoku&W=2x2", "line 1, character 21: 'W=' stands here a second time"},
          {"?W=3x2&L=(5&G=hidoku", "line 1, character 12: here the bracket should close"},
          {"?W=3x2&L=()1&G=hidoku", "line 1, character 11: the brackets must hold a number from 1"},
          {"?W=3x2&L=(5)&G=hidoku",
           "line 1, character 13: after an item the number of cells since the last one should stand, from 1"},
          {"?W=3x2&L=(5)1(2)0&G=hidoku", "line 1, character 17: after an item the number of cells"},
          {"?W=3x2&L=q1&G=hidoku",
           "line 1, character 10: an item is missing here: a number such as (12), or x for a hole"},
          {"?W=3x2&L=x6&G=hidoku",
           "line 1, character 10: this item stands beyond the 6 cells of 2 rows and 3 columns"},
          {"?W=3x2&L=(7)1&G=hidoku",
           "line 1, character 10: the number 7 is out of range; there are 6 cells, so numbers go from 1 to "
           "6"},
          {"?W=3x2&L=(2)1(2)1&G=hidoku", "line 1, character"},
      });
}

}  // namespace hamlet
