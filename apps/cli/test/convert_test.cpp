#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;
using testing::StartsWith;

using ConvertCli = Program;

TEST_F(ConvertCli, AFormatThatCannotHoldARuleIsRefused) {
  for (const char* format : {"dot", "graphml", "cypher", "dimacs", "graph6", "edges"}) {
    const auto refused =
        run(std::string("hamlet convert king:4x4 --clue 1,1=1 2,2=5 --end 4,4 --to ") + format);
    EXPECT_EQ(refused.code, 2) << format;
    EXPECT_EQ(refused.out, "");
    EXPECT_EQ(refused.err,
              std::string("hamlet: ") + format +
                  ": this format cannot hold 2 clues and its end; 'hamlet convert' with --lossy leaves "
                  "out what cannot be held\n");
  }
  EXPECT_THAT(run("hamlet convert king:4x4 --closed --to dot").err, HasSubstr("that its tour is closed"));
  EXPECT_EQ(run("hamlet solve king:4x4 --clue 1,1=1 -o board.dot").code, 2);
}

TEST_F(ConvertCli, LossyLeavesOutWhatCannotBeHeldAndSaysWhat) {
  const auto lossy = run("hamlet convert king:4x4 --clue 1,1=1 2,2=5 --end 4,4 --to dot --lossy");
  EXPECT_EQ(lossy.code, 0);
  EXPECT_EQ(lossy.out, run("hamlet convert king:4x4 --to dot").out);
  EXPECT_EQ(lossy.err, "note: dot cannot hold 2 clues and its end, and this is left out\n");
  EXPECT_EQ(run("hamlet convert king:4x4 --clue 1,1=1 --to text --lossy").err, "");
  write("a.txt", "kind: path\nboard: king:2x2\nodd: 1,1 1,2\nwall: 1,1-2,2\nclosed: yes\n. .\n. .\n");
  const auto marks = run("hamlet convert a.txt --to kudamono --lossy");
  EXPECT_EQ(marks.out, run("hamlet convert king:2x2 --to kudamono").out);
  EXPECT_EQ(
      marks.err,
      "note: kudamono cannot hold that its tour is closed and 1 mark 'wall' and 2 marks 'odd', and this is "
      "left out\n");
}

TEST_F(ConvertCli, LossyDoesNotHelpWhereTheBoardItselfCannotBeHeld) {
  const auto refused = run("hamlet convert knight:5x5 --clue 1,1=1 --to kudamono --lossy");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("this is a puzzle on knight:5x5"));
  EXPECT_EQ(run("hamlet convert knight:5x5 --clue 1,1=1 --to kudamono").err, refused.err);
}

TEST_F(ConvertCli, WhatOnlyGoesWithAPuzzleIsLeftOutWithANote) {
  run("hamlet make hidato 4x4 --count 3 --seed 1 -o made.json");
  EXPECT_EQ(run("hamlet convert made.json --to kudamono").err,
            "note: kudamono cannot hold solutions, titles and levels of 3 puzzles, and this is left out\n");
  EXPECT_EQ(run("hamlet convert made.json --to kudamono --unsolved").err,
            "note: kudamono cannot hold titles and levels of 3 puzzles, and this is left out\n");
  EXPECT_EQ(run("hamlet convert made.json --to janko --lossy").err,
            "note: janko cannot hold levels of 3 puzzles, and this is left out\n");
}

TEST_F(ConvertCli, AnAnswerIsNotSavedWithoutItsSolution) {
  const auto refused = run("hamlet solve king:3x3 -o solved.edges");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("edges: this format cannot hold the solution; .json and .txt can"));
  EXPECT_EQ(run("hamlet make hashi 5x5 --seed 1 -o made.has").code, 0);
  EXPECT_EQ(run("hamlet board king:3x3 -o board.edges").code, 0);
}

TEST_F(ConvertCli, APuzzleGoesToPenpaAndBack) {
  run("hamlet make rikudo 3 --seed 2 -o made.json");
  const auto link = run("hamlet convert made.json --to penpa");
  EXPECT_THAT(link.out, StartsWith("https://swaroopg92.github.io/penpa-edit/#m=solve&p="));
  EXPECT_THAT(link.out, HasSubstr("&a="));
  write("link.txt", link.out);
  EXPECT_EQ(run("hamlet check link.txt").code, 0);
  EXPECT_EQ(run("hamlet unique \"$(cat link.txt)\"").code, 0);
}

}  // namespace hamlet
