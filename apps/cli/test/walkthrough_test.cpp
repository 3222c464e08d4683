#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr const char* numbrix = "kind: numbrix\ntitle: Nine\n1 . .\n. . .\n7 . 9\n";
constexpr const char* hashi = "kind: numberlink\n3 . 3\n. . .\n1 . 1\n";

class InPictures : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    write("a.txt", numbrix);
    write("b.txt", hashi);
  }
  std::string picture(const std::string& command, const std::string& name) {
    const RunResult ran = run(command + " -o " + name);
    EXPECT_TRUE(ran.code == 0 || ran.code == 1) << command << ran.err;
    return contents(file(name));
  }
};

}  // namespace

TEST_F(InPictures, AnExplanationIsAPictureOfEachStepInEveryFormat) {
  for (const std::string what : {"a.txt", "b.txt", "hex:2 --clue 1,1=1 --clue 3,2=7"}) {
    EXPECT_THAT(picture("hamlet explain " + what, "way.pdf"), StartsWith("%PDF")) << what;
    EXPECT_THAT(picture("hamlet explain " + what, "way.png"), StartsWith("\x89PNG")) << what;
    EXPECT_THAT(picture("hamlet explain " + what, "way.svg"), StartsWith("<svg")) << what;
  }
}

TEST_F(InPictures, EachSentenceStandsBelowItsPictureAndIsNotPrintedAsWell) {
  const RunResult ran = run("hamlet explain a.txt -o way.svg");
  EXPECT_EQ(ran.out, "");
  EXPECT_THAT(ran.err, HasSubstr(" on 1 page in way.svg"));
  const auto steps = run("hamlet explain a.txt --json").json()["steps"];
  const std::string svg = contents(file("way.svg"));
  EXPECT_THAT(svg, AllOf(HasSubstr(">Nine<"), HasSubstr(">1 / 1<"), HasSubstr(">Solution<")));
  for (const auto& step : steps)
    EXPECT_THAT(svg, HasSubstr(step["rule"].get<std::string>() + ", level ")) << step;
}

TEST_F(InPictures, ManyStepsAreNumberedPages) {
  ASSERT_EQ(run("hamlet make numbrix 7x7 --level 2 -o large.txt").code, 0);
  const RunResult ran = run("hamlet explain large.txt --paper letter -o way.svg");
  EXPECT_THAT(ran.err, HasSubstr(" in way-1.svg to way-"));
  EXPECT_TRUE(exists("way-1.svg"));
  EXPECT_TRUE(exists("way-2.svg"));
  EXPECT_FALSE(exists("way.svg"));
  EXPECT_THAT(contents(file("way-1.svg")), HasSubstr("width=\"215.9mm\""));
}

TEST_F(InPictures, AHintShowsNoMoreThanItsStageSays) {
  const std::string where = picture("hamlet hint a.txt --stage 1", "1.svg"),
                    rule = picture("hamlet hint a.txt --stage 2", "2.svg"),
                    move = picture("hamlet hint a.txt", "3.svg");
  EXPECT_THAT(where, AllOf(HasSubstr("Where: look at r"), Not(HasSubstr("Rule:"))));
  EXPECT_THAT(rule, AllOf(HasSubstr("Rule: "), Not(HasSubstr(">Move<"))));
  EXPECT_THAT(move, AllOf(HasSubstr(">Move<"), HasSubstr(" goes at r")));
}

TEST_F(InPictures, AHintBeginsWithWhatIsWritten) {
  write("begun.txt", std::string(numbrix) + "solution:\n1 2 .\n. . .\n7 . 9\n");
  EXPECT_THAT(picture("hamlet hint begun.txt", "hint.svg"), HasSubstr(">2</text>"));
  write("wrong.txt", std::string(numbrix) + "solution:\n1 . .\n2 . .\n7 . 9\n");
  EXPECT_THAT(picture("hamlet hint wrong.txt", "hint.svg"), HasSubstr("A mistake comes first"));
}

TEST_F(InPictures, WhatHasNoPlaceToShowIsPrinted) {
  write("no.txt", "kind: numbrix\n1 . 3\n. . .\n2 . .\n");
  const RunResult ran = run("hamlet hint no.txt -o hint.svg");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.out, HasSubstr("there is no solution"));
  EXPECT_FALSE(exists("hint.svg"));
}

TEST_F(InPictures, WhatHasNoSolutionIsPicturedUpToTheClash) {
  write("no.txt", "kind: numberlink\n1 . 1 . 1\n");
  const RunResult ran = run("hamlet explain no.txt -o way.svg");
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(contents(file("way.svg")), AllOf(HasSubstr("No solution: "), Not(HasSubstr(">Solution<"))));
}

TEST_F(InPictures, WrongRequestsAreRefusedBeforeTheWorkStarts) {
  EXPECT_TRUE(run("hamlet explain a.txt -o way.txt").complains_in_one_line());
  EXPECT_TRUE(run("hamlet hint a.txt -o hint.json").complains_in_one_line());
  EXPECT_TRUE(run("hamlet explain a.txt --paper a3 -o way.pdf").complains_in_one_line());
  EXPECT_TRUE(run("hamlet explain b.txt --node 1,1 -o way.pdf").complains_in_one_line());
  const RunResult large = run("hamlet explain king:60x60 -o way.pdf");
  EXPECT_TRUE(large.complains_in_one_line());
  EXPECT_THAT(large.err, HasSubstr("3600 cells are too many"));
}

TEST_F(InPictures, CoordinatesStandInEveryDrawing) {
  EXPECT_THAT(run("hamlet draw a.txt --coordinates").out, HasSubstr("c1 c2 c3\nr1 1"));
  EXPECT_THAT(run("hamlet solve a.txt --coordinates").out, HasSubstr("c1  c2  c3\nr1 1──"));
  EXPECT_THAT(run("hamlet explain b.txt --coordinates").out, HasSubstr("c1  c2  c3"));
  EXPECT_THAT(run("hamlet board hex:2 --coordinates").out, HasSubstr("r1  · · c2\n"));
  EXPECT_THAT(run("hamlet draw a.txt").out, Not(HasSubstr("c1")));
  EXPECT_THAT(picture("hamlet draw a.txt --coordinates", "a.svg"), HasSubstr(">r3</text>"));
  EXPECT_THAT(picture("hamlet draw hex:2 --coordinates", "h.svg"), HasSubstr(">r2c3</text>"));
}

TEST_F(InPictures, TheLooksOfADrawingCanBeChosen) {
  EXPECT_THAT(picture("hamlet draw a.txt --title 'For Anna'", "1.svg"),
              AllOf(HasSubstr(">For Anna<"), Not(HasSubstr("Nine"))));
  EXPECT_THAT(picture("hamlet draw a.txt --no-caption", "2.svg"),
              AllOf(Not(HasSubstr("Nine")), Not(HasSubstr("square:3x3"))));
  EXPECT_THAT(picture("hamlet solve knight:6x6 --style line --no-caption", "3.svg"), Not(HasSubstr("<text")));
  EXPECT_THAT(picture("hamlet solve a.txt --style animated", "4.svg"), HasSubstr("animation"));
  EXPECT_NE(picture("hamlet draw a.txt --theme dark", "5.svg"), picture("hamlet draw a.txt", "6.svg"));
  const std::string grey = picture("hamlet analyse king:3x4 --score closeness --theme print", "7.svg"),
                    colour = picture("hamlet analyse king:3x4 --score closeness", "8.svg");
  EXPECT_NE(grey, colour);
  EXPECT_EQ(colour, picture("hamlet analyse king:3x4 --score closeness --theme colour", "9.svg"));
}

TEST_F(InPictures, LooksThatDoNotFitAreRefused) {
  for (const char* options :
       {"--theme pink", "--style lines", "--scale 0", "--scale 80 -o a.png", "--style animated -o a.pdf"}) {
    const RunResult ran = run(std::string("hamlet draw a.txt ") + options);
    EXPECT_TRUE(ran.complains_in_one_line()) << options << ran.err;
  }
  EXPECT_TRUE(run("hamlet draw b.txt --style line -o b.svg").complains_in_one_line());
  EXPECT_TRUE(run("hamlet hint a.txt --theme dark -o a.svg").complains_in_one_line());
}

TEST_F(InPictures, LettersThatNoFontHasAreReported) {
  for (const std::string command : {"draw a.txt --title 'A \uE123'", "explain a.txt --title 'A \uE123'"}) {
    EXPECT_THAT(run("hamlet " + command + " -o a.png").err, HasSubstr("no font on this machine has \uE123"));
    EXPECT_THAT(run("hamlet " + command + " -o a.svg").err, Not(HasSubstr("font")));
  }
}

}  // namespace hamlet
