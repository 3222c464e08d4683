#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

const BridgesGrid example{.rows = 2, .cols = 4, .islands = {{{1, 1}, 2}, {{1, 3}, 1}, {{2, 1}, 12}}};
constexpr std::string_view example_text =
    "2 4 3\n"
    " 2  0  1  0\n"
    "12  0  0  0\n";

}  // namespace

TEST(Has, ReadsAndWritesAMatrix) {
  EXPECT_EQ(read_one("has", example_text), bridges_sheet(example));
  EXPECT_EQ(write_one("has", bridges_sheet(example)), example_text);
}

TEST(Has, WhatIsWrittenIsReadBackWithoutTheSolution) {
  Rng rng(3);
  for (int i = 0; i < 200; ++i) {
    const Sheet sheet = random_bridges_sheet(rng, {.rows = 1 + static_cast<int>(rng.below(9)),
                                                   .cols = 2 + static_cast<int>(rng.below(9)),
                                                   .touching = true});
    const std::string text = write_one("has", sheet);
    EXPECT_TRUE(format("has").recognises(text)) << text;
    EXPECT_EQ(read_one("has", text), without_solution(sheet));
  }
}

TEST(Has, RefusesWhatItCannotHold) {
  BridgesGrid three = example, unknown = example;
  three.k = 3;
  unknown.islands[0].demand.reset();
  EXPECT_THAT(refusal("has", bridges_sheet(three)),
              testing::HasSubstr("at most 2 bridges between a pair, and this puzzle allows 3"));
  EXPECT_THAT(refusal("has", bridges_sheet(unknown)),
              testing::HasSubstr("no island without a number, such as r1c1"));
  for (const Sheet& sheet : bridges_that_few_hold())
    EXPECT_THAT(refusal("has", sheet), testing::StartsWith("has: this format "));
}

TEST(Has, ComplainsAboutWhatIsDamaged) {
  expect_complaints(
      "has",
      {
          {"2 4 3", "line 1: the grid is missing here"},
          {"0 4 3\n1 0 0 0", "line 1: 0 rows are not possible; there can be 1 to 10000"},
          {"2 99999999 3\n1 0\n0 0", "line 1: 99999999 columns are not possible"},
          {"2 4 3\n2 0 1 0\n1 0 0", "line 3: this row has 3 cells, and should have 4"},
          {"2 4 3\n2 0 1 0", "line 1: the grid has 1 rows of 4 cells, and the text says 2 rows of 4"},
          {"2 4 3\n2 0 1 0\n1 0 0 0\n0 0 0 0",
           "line 1: the grid has 3 rows of 4 cells, and the text says 2 rows of 4"},
          {"2 4 4\n2 0 1 0\n1 0 0 0", "line 1, cell 3: the matrix has 3 islands, and the text says '4'"},
          {"2 4 3\n2 0 1 0\n1 x 0 0",
           "line 3, cell 2: 'x' is not an island's number; write a whole number from 0 to 1000000"},
          {"2 4 3\n2 0 1 0\n1 -1 0 0", "line 3, cell 2: '-1' is not an island's number"},
          {"2 4 3\n2 0 1 0\n\n1 0 0 0", "line 3: this row has 0 cells, and should have 4"},
      });
}

}  // namespace hamlet
