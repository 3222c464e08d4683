#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

const BridgesGrid example{
    .rows = 3, .cols = 3, .islands = {{{1, 1}, 3}, {{1, 3}, std::nullopt}, {{3, 1}, 1}}};
const std::vector<Bridge> example_solution = {{0, 1, 2}, {0, 2, 1}};
constexpr std::string_view example_text = "pzprv3/hashikake/3/3/3 . -/. . ./1 . ./2 2/0 0/0 0/1 0 0/1 0 0/\n";

}  // namespace

TEST(Pzprv3, ReadsAndWritesAPuzzleAndItsSolution) {
  EXPECT_EQ(read_one("pzprv3", example_text), bridges_sheet(example, example_solution));
  EXPECT_EQ(write_one("pzprv3", bridges_sheet(example, example_solution)), example_text);
}

TEST(Pzprv3, LinesMayEndAsLinesDo) {
  std::string text(example_text);
  std::ranges::replace(text, '/', '\n');
  EXPECT_EQ(read_one("pzprv3", text), bridges_sheet(example, example_solution));
}

TEST(Pzprv3, WithoutBridgesThereIsNoSolutionAndCrossesAreDropped) {
  EXPECT_EQ(read_one("pzprv3", "pzprv3/hashi/3/3/3 . - /. . . /1 . . /0 0 /-1 0 /0 0 /0 0 0 /0 -1 0 /"),
            bridges_sheet(example));
}

TEST(Pzprv3, WhatIsWrittenIsReadBack) {
  Rng rng(4);
  for (int i = 0; i < 200; ++i) {
    const Sheet sheet = random_bridges_sheet(rng, {.rows = 1 + static_cast<int>(rng.below(9)),
                                                   .cols = 2 + static_cast<int>(rng.below(9)),
                                                   .unknowns = true,
                                                   .touching = true});
    EXPECT_EQ(read_one("pzprv3", write_one("pzprv3", sheet)), sheet) << write_one("pzprv3", sheet);
  }
}

TEST(Pzprv3, RefusesWhatItCannotHold) {
  BridgesGrid three = example;
  three.k = 3;
  EXPECT_THAT(refusal("pzprv3", bridges_sheet(three)),
              testing::HasSubstr("at most 2 bridges between a pair"));
  EXPECT_EQ(refusal("pzprv3", bridges_sheet(example, {{{0, 1, 3}}})),
            "pzprv3: the solution's bridges between r1c1 and r1c3 cannot be drawn in this format");
  EXPECT_EQ(refusal("pzprv3", bridges_sheet(example, {{{1, 2, 1}}})),
            "pzprv3: the solution's bridges between r1c3 and r3c1 cannot be drawn in this format");
  for (const Sheet& sheet : bridges_that_few_hold())
    EXPECT_THAT(refusal("pzprv3", sheet), testing::StartsWith("pzprv3: this format "));
}

TEST(Pzprv3, ComplainsAboutWhatIsDamaged) {
  expect_complaints(
      "pzprv3",
      {
          {"pzprv3",
           "line 1: a pzprv3 text begins with four lines: pzprv3, hashikake, the rows and the columns"},
          {"pzprv3/slither/3/3/",
           "line 2: this is a 'slither' puzzle; of pzprv3 only 'hashikake' can be read"},
          {"pzprv3/hashikake/0/3/", "line 3: 0 rows are not possible; there can be 1 to 10000"},
          {"pzprv3/hashikake/3/many/", "line 3: 'many' is not a number of columns"},
          {"pzprv3/hashikake/2/2/1 ./", "line 6: this row has 0 cells, and should have 2"},
          {"pzprv3/hashikake/2/2/1 ./1 . ./", "line 6: this row has 3 cells, and should have 2"},
          {"pzprv3/hashikake/2/2/1 ./1 x/0/0/1 0/", "line 6, cell 2: 'x' is not an island's number"},
          {"pzprv3/hashikake/2/2/1 ./1 ./0/0/", "line 9: this row has 0 cells, and should have 2"},
          {"pzprv3/hashikake/2/2/1 ./1 ./0/0/3 0/",
           "line 9, cell 1: '3' is not a border; 0, 1 or 2 bridges or -1 for a cross can stand here"},
          {"pzprv3/hashikake/2/2/1 ./1 ./0/0/0 1/",
           "row 1, column 2: the bridge here does not run unchanged from an island to an island"},
          {"pzprv3/hashikake/2/2/1 ./1 ./0/0/1 0/0 0/",
           "line 10: the puzzle is complete, but more text follows here"},
          {"pzprv3/hashikake/1/4/1 . . 1/1 1 2/", "row 1, column 1: the bridge here does not run unchanged"},
      });
}

}  // namespace hamlet
