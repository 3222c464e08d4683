#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

const BridgesGrid example{
    .rows = 3, .cols = 5, .k = 3, .no_loops = true, .islands = {{{1, 1}, 1}, {{1, 5}, 12}, {{3, 3}, 16}}};
constexpr std::string_view example_text = "5x3m3L:1cCgGb\n";

}  // namespace

TEST(Tatham, ReadsAndWritesAGame) {
  EXPECT_EQ(read_one("tatham", example_text), bridges_sheet(example));
  EXPECT_EQ(write_one("tatham", bridges_sheet(example)), example_text);
}

TEST(Tatham, WhatIsNotSaidIsAsUsual) {
  EXPECT_EQ(read_one("tatham", "2:1a1a"),
            bridges_sheet({.rows = 2, .cols = 2, .islands = {{{1, 1}, 1}, {{2, 1}, 1}}}));
  EXPECT_EQ(read_one("tatham", "3x1i30e10m1d2:1a1"),
            bridges_sheet({.rows = 1, .cols = 3, .k = 1, .islands = {{{1, 1}, 1}, {{1, 3}, 1}}}));
}

TEST(Tatham, WhatIsWrittenIsReadBackWithoutTheSolution) {
  Rng rng(2);
  for (int i = 0; i < 200; ++i) {
    const Sheet sheet = random_bridges_sheet(rng, {.rows = 3 + static_cast<int>(rng.below(9)),
                                                   .cols = 3 + static_cast<int>(rng.below(30)),
                                                   .k = 1 + static_cast<int>(rng.below(4)),
                                                   .no_loops = rng.coin()});
    EXPECT_EQ(read_one("tatham", write_one("tatham", sheet)), without_solution(sheet));
  }
}

TEST(Tatham, RefusesWhatItCannotHold) {
  BridgesGrid five = example, many = example, unknown = example, touching = example;
  five.k = 5;
  many.islands[0].demand = 17;
  unknown.islands[0].demand.reset();
  touching.islands.push_back({{2, 5}, 1});
  EXPECT_EQ(refusal("tatham", bridges_sheet(five)),
            "tatham: this format is for at most 1 to 4 bridges between a pair, and this puzzle allows 5");
  EXPECT_EQ(refusal("tatham", bridges_sheet(many)),
            "tatham: this format holds islands with numbers from 1 to 16, and r1c1 has 17");
  EXPECT_EQ(refusal("tatham", bridges_sheet(unknown)),
            "tatham: this format holds no island without a number, such as r1c1");
  EXPECT_EQ(refusal("tatham", bridges_sheet(touching)),
            "tatham: this format holds no islands side by side, such as r1c5 and r2c5");
  for (const Sheet& sheet : bridges_that_few_hold())
    EXPECT_THAT(refusal("tatham", sheet), testing::StartsWith("tatham: this format "));
}

TEST(Tatham, ComplainsAboutWhatIsDamaged) {
  expect_complaints(
      "tatham",
      {
          {"0x5:a", "line 1, character 1: 0 columns are not possible; there can be 1 to 10000"},
          {"3x:c", "line 1, character 1: '' is not a number of rows"},
          {"3x-3:c", "line 1, character 1: '' is not a number of rows"},
          {"99999999999999999999:c", "line 1, character 1: '99999999999999999999' is not a number of rows"},
          {"3x1m:1a1",
           "line 1, character 5: 'm' must be followed by the most bridges between a pair, such as m2"},
          {"3x1m0:1a1", "line 1, character 5: 'm' must be followed by the most bridges"},
          {"3x1Lm2:1a1", "line 1, character 5: here ':' and the islands should stand"},
          {"3x1:1a", "line 1, character 7: the text ends after 2 cells, and 1 rows and 3 columns have 3"},
          {"3x1:1a11", "line 1, character 8: here the text goes beyond the 3 cells"},
          {"3x1:1z", "line 1, character 6: here the text goes beyond the 3 cells"},
          {"3x1:1a0",
           "line 1, character 7: this means nothing in a Bridges game; islands are 1-9 and A-G, blanks are "
           "a-z"},
          {"3x1:1a1\n3x1:1aH", "line 2, character 7: this means nothing"},
      });
}

}  // namespace hamlet
