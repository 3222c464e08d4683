#include <gmock/gmock.h>

#include <sstream>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

using Making = Program;

TEST_F(Making, PrintsAPuzzleThatCanBeReadAgain) {
  const RunResult made = run("hamlet make hashi 7x9 --seed 4");
  EXPECT_EQ(made.code, 0);
  EXPECT_THAT(made.out, HasSubstr("title: Hashi 7x9, level 3, seed 4, number 1\n"));
  EXPECT_THAT(made.out, testing::Not(HasSubstr("solution")));
  EXPECT_THAT(made.err, HasSubstr("made 1 puzzle, unique by the rules and by sat-lanes ("));
  const auto json = run("hamlet make hashi 7x9 --seed 4 | hamlet convert - --json").json();
  EXPECT_EQ(json["grid"]["columns"], 9);
  EXPECT_EQ(json["grid"]["rows"], 7);
}

TEST_F(Making, JsonIsASheetALineWithItsSolution) {
  const RunResult made = run("hamlet make hashi 8x8 --count 5 --json");
  EXPECT_EQ(made.code, 0);
  std::istringstream lines(made.out);
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    write("sheet.json", line);
    EXPECT_EQ(run("hamlet check sheet.json").code, 0) << line;
  }
  EXPECT_EQ(count, 5);
}

TEST_F(Making, TheSameForAnyNumberOfThreads) {
  const std::string line = "hamlet make hashi 10x10 --level 5 --count 12 --seed 3 --json --threads ";
  const RunResult one = run(line + "1");
  EXPECT_EQ(one.code, 0);
  EXPECT_EQ(run(line + "2").out, one.out);
  EXPECT_NE(run("hamlet make hashi 10x10 --level 5 --count 12 --seed 4 --json").out, one.out);
}

TEST_F(Making, FilesByTheirEnding) {
  EXPECT_EQ(run("hamlet make hashi 8x8 --count 3 -o many.json").code, 0);
  EXPECT_EQ(run("hamlet check many.json --pick 3").code, 0);
  EXPECT_EQ(run("hamlet make hashi 8x8 --count 3 -o many.txt").code, 0);
  EXPECT_THAT(contents(file("many.txt")), HasSubstr("---\n"));
  EXPECT_EQ(run("hamlet check many.txt --pick 1").code, 2) << "a text is to be solved";
  EXPECT_EQ(run("hamlet make hashi 8x8 --solved -o one.txt").code, 0);
  EXPECT_EQ(run("hamlet check one.txt").code, 0);
  EXPECT_EQ(run("hamlet make hashi 8x8 -o one.svg").code, 0);
  EXPECT_EQ(run("hamlet make hashi 8x8 --solved -o solved.svg").code, 0);
  EXPECT_LT(contents(file("one.svg")).size(), contents(file("solved.svg")).size());
}

TEST_F(Making, WhatIsMadeWhenTheTimeIsUpIsPrinted) {
  const RunResult made = run("hamlet make hashi 8x8 --count 100000000 --time 1 --json");
  EXPECT_EQ(made.code, 3);
  EXPECT_THAT(made.out, HasSubstr("number 1\""));
  EXPECT_THAT(made.err, HasSubstr("of 100000000 puzzles, unique by the rules "));
  EXPECT_THAT(made.err, HasSubstr("the time limit was reached"));
}

TEST_F(Making, WhatIsMadeWhenItIsStoppedIsSaved) {
  const RunResult made = run("timeout -s INT 1.5 '" HAMLET_PROGRAM
                             "' make hashi 8x8 --count 100000000 -o made.json; test $? -eq 124");
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_THAT(made.err, HasSubstr("it was stopped"));
  EXPECT_EQ(run("hamlet check made.json --pick 1").code, 0);
}

TEST_F(Making, GivingUpIsNoAnswer) {
  const RunResult deep = run("hamlet make hashi 5x1 --level 5");
  EXPECT_EQ(deep.code, 3);
  EXPECT_EQ(deep.out, "");
  EXPECT_THAT(deep.err,
              HasSubstr("gave up after 500 layouts: none could be given numbers that need level 5"));
  const RunResult crowded = run("hamlet make hashi 9x9 --islands 45");
  EXPECT_EQ(crowded.code, 3);
  EXPECT_THAT(crowded.err, HasSubstr("36 islands are wanted, and at most"));
}

TEST_F(Making, BadInputIsOneSentence) {
  const struct {
    const char* line;
    const char* said;
  } table[] = {
      {"hamlet make", "KIND is missing"},
      {"hamlet make hashi", "SIZE is missing"},
      {"hamlet make sudoku 9x9", "unknown kind of puzzle 'sudoku'"},
      {"hamlet make hashi 0x5", "0 rows are not possible"},
      {"hamlet make hashi 5x-1", "-1 columns are not possible"},
      {"hamlet make hashi 15", "a size is rows x columns"},
      {"hamlet make hashi fivex5", "'five' is not a number of rows"},
      {"hamlet make hashi 100000x100000", "are not possible; there can be 1 to 10000"},
      {"hamlet make hashi 10000x10000", "cells are the most"},
      {"hamlet make hashi 3000x3000 --memory 0.1", "would need about"},
      {"hamlet make hashi 2x2", "no room for two islands"},
      {"hamlet make hashi 9x9 --k 0", "--k: '0' is not a whole number of at least 1"},
      {"hamlet make hashi 9x9 --k 1000000", "--k: from 1 to 100000 bridges"},
      {"hamlet make hashi 9x9 --level 0", "--level: levels go from 1 to 6, and 0 is none"},
      {"hamlet make hashi 9x9 --level 7", "--level: levels go from 1 to 6"},
      {"hamlet make hashi 9x9 --level hard", "--level: 'hard' is no level; levels are 1 to 6"},
      {"hamlet make hashi 9x9 --islands 0", "--islands: a share of the cells"},
      {"hamlet make hashi 9x9 --islands 101 --touching", "at most 100 percent, not 101"},
      {"hamlet make hashi 9x9 --islands 60", "--islands: more than half"},
      {"hamlet make hashi 9x9 --islands many", "--islands: 'many' is not a number"},
      {"hamlet make hashi 9x9 --symmetry half-trun", "did you mean 'half-turn'?"},
      {"hamlet make hashi 8x9 --symmetry quarter-turn", "needs a square grid, and 8x9 is not square"},
      {"hamlet make hashi 9x9 --count 0", "--count: '0' is not a whole number of at least 1"},
      {"hamlet make hashi 9x9 --seed x", "--seed: 'x' is not a whole number"},
      {"hamlet make hashi 9x9 --threads 0", "--threads"},
      {"hamlet make hashi 9x9 --time soon", "--time: 'soon' is not a number"},
      {"hamlet make hashi 9x9 --count 2 -o two.svg", "a picture shows one puzzle"},
      {"hamlet make hashi 9x9 --count 2 -o two.has", "one puzzle"},
      {"hamlet make hashi 9x9 -o puzzle.gif", "unknown ending '.gif'"},
      {"hamlet make hashi 9x9 -o nowhere/puzzle.svg", "cannot be written"},
  };
  for (const auto& [line, said] : table) {
    const RunResult made = run(line);
    EXPECT_TRUE(made.complains_in_one_line()) << line << "\n" << made.code << made.err;
    EXPECT_THAT(made.err, HasSubstr(said)) << line;
  }
}

}  // namespace hamlet
