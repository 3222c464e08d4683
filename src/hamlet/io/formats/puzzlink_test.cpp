#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

const BridgesGrid example{
    .rows = 3, .cols = 4, .islands = {{{1, 1}, 2}, {{1, 4}, 19}, {{2, 3}, std::nullopt}, {{3, 1}, 300}}};
constexpr std::string_view example_text = "https://puzz.link/p?hashi/4/3/2h-13h.g+12ci\n";

}  // namespace

TEST(Puzzlink, ReadsAndWritesAnAddress) {
  EXPECT_EQ(read_one("puzzlink", example_text), bridges_sheet(example));
  EXPECT_EQ(write_one("puzzlink", bridges_sheet(example)), example_text);
}

TEST(Puzzlink, AnAddressMayNameAnyHostAndPageAndGenre) {
  for (const std::string text :
       {"http://pzv.jp/p.html?hashi/2/1/11", "puzz.link/p?bridges/2/1/11", "p?hashikake/2/1/11/",
        "https://puzz.link/p?hashi/v:/2/1/11", "https://puzz.link/p?hashi_edit//2/1/11"}) {
    EXPECT_TRUE(format("puzzlink").recognises(text)) << text;
    EXPECT_EQ(read_one("puzzlink", text),
              bridges_sheet({.rows = 1, .cols = 2, .islands = {{{1, 1}, 1}, {{1, 2}, 1}}}))
        << text;
  }
}

TEST(Puzzlink, SeveralLinesAreSeveralPuzzles) {
  const std::string text = "https://puzz.link/p?hashi/2/1/11\nhttps://puzz.link/p?hashi/1/2/22\n";
  const auto sheets = format("puzzlink").read(text, MemoryBudget{});
  ASSERT_EQ(sheets.size(), 2U);
  EXPECT_EQ(format("puzzlink").write(sheets), text);
}

TEST(Puzzlink, WhatIsWrittenIsReadBackWithoutTheSolution) {
  Rng rng(1);
  for (int i = 0; i < 200; ++i) {
    const Sheet sheet = random_bridges_sheet(rng, {.rows = 1 + static_cast<int>(rng.below(9)),
                                                   .cols = 2 + static_cast<int>(rng.below(30)),
                                                   .unknowns = true,
                                                   .touching = true});
    EXPECT_EQ(read_one("puzzlink", write_one("puzzlink", sheet)), without_solution(sheet));
  }
}

TEST(Puzzlink, RefusesWhatItCannotHold) {
  BridgesGrid three = example, tree = example, many = example;
  three.k = 3;
  tree.no_loops = true;
  many.islands[0].demand = 4096;
  EXPECT_EQ(refusal("puzzlink", bridges_sheet(three)),
            "puzzlink: this format is for at most 2 bridges between a pair, and this puzzle allows 3");
  EXPECT_EQ(refusal("puzzlink", bridges_sheet(tree)),
            "puzzlink: this format cannot say that loops are forbidden, as they are in this puzzle");
  EXPECT_EQ(refusal("puzzlink", bridges_sheet(many)),
            "puzzlink: this format holds islands with numbers from 0 to 4095, and r1c1 has 4096");
  for (const Sheet& sheet : bridges_that_few_hold())
    EXPECT_THAT(refusal("puzzlink", sheet), testing::StartsWith("puzzlink: this format "));
  EXPECT_EQ(refusal("puzzlink", path_sheet_on({.name = "king:2x2"})),
            "puzzlink: this format holds bridges puzzles, and this is a path puzzle");
}

TEST(Puzzlink, ComplainsAboutWhatIsDamaged) {
  const std::string page = "https://puzz.link/p?";
  expect_complaints(
      "puzzlink",
      {
          {page + "nurikabe/5/5/g",
           "line 1, character 21: this is a 'nurikabe' puzzle; of puzz.link only 'hashi' can be read"},
          {page + "hashi",
           "line 1, character 26: '' is not a number of rows; write a whole number from 1 to 10000"},
          {page + "hashi/v:x/2/1/11",
           "line 1, character 27: the variant 'x' of hashi cannot be read, only the usual rules"},
          {page + "hashi/0/5/", "line 1, character 27: 0 columns are not possible; there can be 1 to 10000"},
          {page + "hashi/-3/5/", "line 1, character 27: -3 columns are not possible"},
          {page + "hashi/99999999999999999999/5/",
           "line 1, character 27: '99999999999999999999' is not a number of columns"},
          {page + "hashi/9999/9999/",
           "line 1, character 27: 9999 rows of 9999 cells are too many; 25000000 cells are the most"},
          {page + "hashi/2/2/11",
           "line 1, character 33: the text ends after 2 cells, and 2 rows and 2 columns have 4"},
          {page + "hashi/2/1/112",
           "line 1, character 33: here the text goes beyond the 2 cells of 1 rows and 2 columns"},
          {page + "hashi/2/1/z", "line 1, character 31: here the text goes beyond the 2 cells"},
          {page + "hashi/2/1/1-1", "line 1, character 33: '1' is not a number of 2 hexadecimal digits"},
          {page + "hashi/2/1/1+x2y", "line 1, character 33: 'x2y' is not a number of 3 hexadecimal digits"},
          {page + "hashi/2/1/1!", "line 1, character 32: this means nothing in a hashi puzzle"},
          {page + "hashi/2/1/11//", "line 1, character 33: this means nothing in a hashi puzzle"},
          {page + "hashi/2/1/11\nrubbish",
           "line 2: this is not an address such as https://puzz.link/p?hashi/5/5/"},
      });
}

}  // namespace hamlet
