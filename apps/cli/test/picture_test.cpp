#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

class PictureCommand : public Program {};

TEST_F(PictureCommand, AShapeBecomesABoardThatTheOtherCommandsSolve) {
  const RunResult made = run("hamlet board hidato --shape heart --resolution 12 --json -o heart.json");
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_EQ(made.json()["board"], "king:12x12");
  EXPECT_EQ(made.json()["components"], 1);
  EXPECT_TRUE(made.json()["added"].empty());
  EXPECT_EQ(run("hamlet check heart.json").code, 0) << "it is written with its path";
  EXPECT_EQ(run("hamlet solve heart.json -q --json").code, 0);
}

TEST_F(PictureCommand, ChangesAreReportedAndDrawnBesideThePicture) {
  const RunResult made = run("hamlet board square --shape cross --resolution 9 -o cross.svg");
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_THAT(made.out, HasSubstr("changes "));
  EXPECT_THAT(made.out, HasSubstr(" added ("));
  EXPECT_THAT(contents(file("cross.svg")), HasSubstr("+</text>"));
}

TEST_F(PictureCommand, OneThatDoesNotFitTheMemoryIsNotDrawn) {
#ifdef HAMLET_SANITIZED
  GTEST_SKIP() << "sanitizers take memory of their own";
#endif
  for (const char* name : {"board.png", "board.pdf"}) {
    const RunResult ended = run(std::string("hamlet draw king:1500x1500 --memory 0.01 -o ") + name);
    EXPECT_EQ(ended.code, 3) << ended.err;
    EXPECT_THAT(ended.out, HasSubstr("unknown: the memory limit was reached"));
  }
}

TEST_F(PictureCommand, ADrawnPictureIsReadBack) {
  ASSERT_EQ(run("hamlet draw square:3x3 -o board.png").code, 0);
  const RunResult made = run("hamlet board king --image board.png --resolution 10 --invert --json");
  EXPECT_EQ(made.code, 0) << made.err;
}

TEST_F(PictureCommand, ABoardThatIsCutShortSaysThatItMightHaveBeenBetter) {
  const RunResult hurried = run("hamlet board square --shape star --resolution 60 --time 0 --json");
  EXPECT_EQ(hurried.code, 0);
  EXPECT_EQ(hurried.err, "the time limit was reached; with more time, fewer cells may have to change\n");
  EXPECT_EQ(hurried.json()["cut_short"], true);
  EXPECT_EQ(run("hamlet board king --shape disc --resolution 9 --json").json()["cut_short"], false);
}

TEST_F(PictureCommand, AHugeBoardEndsWithItsTime) {
  EXPECT_EQ(run("hamlet board square --shape heart --resolution 3000 --time 0 --memory 100").code, 3);
  EXPECT_EQ(run("hamlet make hidato --shape heart --resolution 3000 --time 0 --memory 100").code, 3);
  const RunResult plain = run("hamlet board king:3000x3000 --time 0 --memory 100");
  EXPECT_EQ(plain.code, 3);
  EXPECT_EQ(plain.err, "the figures of the graph are not known: the time limit was reached\n");
}

TEST_F(PictureCommand, BadInputIsRefusedInASentence) {
  write("no.png", "this is text");
  const std::pair<const char*, const char*> complaints[] = {
      {"hamlet board square --shape hart --resolution 9", "did you mean 'heart'"},
      {"hamlet board square --shape heart", "--resolution"},
      {"hamlet board square --shape heart --resolution 0", "not a whole number of at least 1"},
      {"hamlet board square --shape heart --resolution -5", "not a whole number of at least 1"},
      {"hamlet board square --shape heart --resolution 900000000", "would need about"},
      {"hamlet board square:9x9 --shape heart --resolution 9", "leave the size out"},
      {"hamlet board petersen --shape heart --resolution 9", "rows and columns"},
      {"hamlet board square --shape heart --image no.png --resolution 9", "not both"},
      {"hamlet board square --shape heart --resolution 9 --blocked 1,1", "--blocked: the picture says"},
      {"hamlet board square --shape heart --resolution 9 --wrap torus", "--wrap: the picture says"},
      {"hamlet board square --image no.png --resolution 9", "this is not a picture (PNG or JPEG)"},
      {"hamlet board square --image absent.png --resolution 9", "absent.png"},
      {"hamlet board square --shape text:ÄÖ --resolution 9", "letters A to Z"},
      {"hamlet board square --shape text:HAMLET --resolution 2", "--shape text:HAMLET: no cell would be"},
  };
  for (const auto& [line, sentence] : complaints) {
    const RunResult outcome = run(line);
    EXPECT_TRUE(outcome.complains_in_one_line()) << line << "\n" << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(sentence)) << line;
  }
}

}  // namespace hamlet
