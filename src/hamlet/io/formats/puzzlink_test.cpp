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
        "https://puzz.link/p?hashi/v:/2/1/11", "https://puzz.link/p?hashi_edit//2/1/11",
        "https://puzz.link/p?type=editor&hashi/2/1/11"}) {
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
  EXPECT_EQ(write_sheets(format("puzzlink"), sheets), text);
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
  BridgesGrid three = example, tree = example;
  three.k = 3;
  tree.no_loops = true;
  EXPECT_EQ(refusal("puzzlink", bridges_sheet(three)),
            "puzzlink: this format is for at most 2 bridges between a pair, and this puzzle allows 3");
  EXPECT_EQ(
      refusal("puzzlink", bridges_sheet(tree)),
      "puzzlink: this format cannot hold that loops are forbidden; `convert` with `lossy` leaves out what "
      "cannot be held");
  for (const Sheet& sheet : bridges_that_few_hold())
    EXPECT_THAT(refusal("puzzlink", sheet), testing::StartsWith("puzzlink: this format "));
  EXPECT_EQ(
      refusal("puzzlink", path_sheet_on({.name = "king:2x2"})),
      "puzzlink: this format holds only Hashi, closed tours of squares, without clues and ends (simpleloop) "
      "and paths through all of a whole board of squares, from a start to an end (haisu), and this is none "
      "of them");
}

TEST(Puzzlink, ABodyMayStopEarly) {
  EXPECT_EQ(read_one("puzzlink", "p?bridges/3/2/4"),
            bridges_sheet({.rows = 2, .cols = 3, .islands = {{{1, 1}, 4}}}));
  EXPECT_EQ(read_one("puzzlink", "p?hashi/3/2"), bridges_sheet({.rows = 2, .cols = 3}));
  EXPECT_EQ(read_one("puzzlink", "p?hashi/2/1/=0001"),
            bridges_sheet({.rows = 1, .cols = 2, .islands = {{{1, 1}, 4096}, {{1, 2}, 1}}}));
}

TEST(Puzzlink, AnAddressMayHoldAFile) {
  const std::string file = "pzprv3/hashikake/1/2/1 1/1/";
  for (const char* address : {"https://puzz.link/p?pzprv3/hashikake/1/2/1%201/1/",
                              "https://puzz.link/p?pzprv3%2Fhashikake%2F1%2F2%2F1%201%2F1%2F"}) {
    EXPECT_EQ(read_one("puzzlink", address), read_one("pzprv3", file));
    EXPECT_TRUE(format("puzzlink").recognises(address));
  }
  EXPECT_THAT(complaint("puzzlink", "p?pzprv3/slither/1/1/"),
              testing::StartsWith("line 1, the file in the address, line 2: this is a 'slither' puzzle"));
}

TEST(Puzzlink, SimpleloopIsAClosedTourOfSquares) {
  const auto loop = [](std::string board, std::vector<Cell> blocked) {
    PathSheet sheet = path_sheet_on({.name = std::move(board), .blocked = std::move(blocked)}).path();
    sheet.puzzle.closed = true;
    return sheet_of(std::move(sheet));
  };
  const Sheet sheet = loop("square:5x5", {{1, 1}, {1, 2}, {1, 3}, {2, 1}, {4, 4}});
  EXPECT_EQ(read_one("puzzlink", "https://puzz.link/p?simpleloop/5/5/sg020"), sheet);
  EXPECT_EQ(write_one("puzzlink", sheet), "https://puzz.link/p?simpleloop/5/5/sg020\n");
  EXPECT_EQ(read_one("puzzlink", "p?simpleloop/5/5/sg02/"), sheet);
  EXPECT_EQ(write_one("puzzlink", loop("square:4x4", {})), "https://puzz.link/p?simpleloop/4/4//\n");
  EXPECT_EQ(read_one("puzzlink", "https://puzz.link/p?simpleloop/4/4//"), loop("square:4x4", {}));
  Rng rng(5);
  for (int i = 0; i < 200; ++i) {
    std::vector<Cell> blocked;
    for (int at = 1; at < 42; ++at) {
      if (rng.below(4) == 0) blocked.push_back({at / 7 + 1, at % 7 + 1});
    }
    const Sheet random = loop("square:6x7", blocked);
    EXPECT_EQ(read_one("puzzlink", write_one("puzzlink", random)), random);
  }
  expect_complaints(
      "puzzlink",
      {{"p?simpleloop/2/2/w", "line 1, character 18: this means nothing in a simpleloop puzzle"},
       {"p?simpleloop/2/2/1", "line 1, character 18: here the text goes beyond the 4 cells"},
       {"p?simpleloop/2/2/00", "line 1, character 19: here the body should end"},
       {"p?simpleloop/2/2/u", "line 1: every cell is outside; at least one must be left for a path"}});
}

TEST(Puzzlink, AShortAddressOfALargeBoardIsCheckedAgainstTheMemory) {
  for (const char* address : {"p?simpleloop/5000/5000//", "p?haisu/5000/5000/1122"})
    EXPECT_THROW(format("puzzlink").read(address, MemoryBudget(10'000'000)), TooLarge) << address;
}

TEST(Puzzlink, HaisuIsAPathThroughAWholeBoardOfSquares) {
  PathSheet content = path_sheet_on({.name = "square:3x4"}).path();
  content.puzzle.start = 0;
  content.puzzle.end = 11;
  const Sheet sheet = sheet_of(std::move(content));
  EXPECT_EQ(read_one("puzzlink", "https://puzz.link/p?haisu/4/3/11430000r"), sheet);
  EXPECT_EQ(write_one("puzzlink", sheet), "https://puzz.link/p?haisu/4/3/11430000r\n");
  EXPECT_EQ(read_one("puzzlink", "p?haisu/4/3/1143"), sheet);
  PathSheet large = path_sheet_on({.name = "square:20x31"}).path();
  large.puzzle.start = 619;
  large.puzzle.end = 30;
  EXPECT_EQ(read_one("puzzlink", write_one("puzzlink", sheet_of(large))), sheet_of(large));
  expect_complaints(
      "puzzlink",
      {{"p?haisu/4/3/0043",
        "line 1, character 13: column 0, row 0 is not a cell of the board, and a start and a"},
       {"p?haisu/4/3/1153", "line 1, character 15: column 5, row 3 is not a cell of the board"},
       {"p?haisu/4/3/1111", "line 1, end: a path over 12 cells cannot start and end on the same cell r1c1"},
       {"p?haisu/4/3/11430100r", "line 1, character 18: a haisu with borders inside cannot be read"},
       {"p?haisu/4/3/114300001q", "line 1, character 21: a haisu with numbers cannot be read"},
       {"p?haisu/4/3/11430000s", "line 1, character 21: here the text goes beyond the 12 cells"}});
}

TEST(Puzzlink, ComplainsAboutWhatIsDamaged) {
  const std::string page = "https://puzz.link/p?";
  expect_complaints(
      "puzzlink",
      {
          {page + "nurikabe/5/5/g",
           "line 1, character 21: this is a 'nurikabe' puzzle; of puzz.link only 'hashi', 'simpleloop' and "
           "'haisu' can be read"},
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
