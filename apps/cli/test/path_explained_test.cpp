#include <gmock/gmock.h>

#include <map>
#include <sstream>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using Json = nlohmann::json;

constexpr const char* hidato =
    "kind: hidato\n . 33 35 . . # # #\n . . 24 22 . # # #\n . . . 21 . . # #\n"
    " . 26 . 13 40 11 # #\n 27 . . . 9 . 1 #\n # # . . 18 . . #\n # # # # . 7 . .\n"
    " # # # # # # 5 .\n";
constexpr const char* rikudo = "kind: rikudo\ndiamonds: 1,1-1,2\n   1 .\n  . # .\n   . .\n";
constexpr const char* two_ways = "kind: numbrix\n1 . .\n. . .\n. . .\n";
constexpr const char* no_way = "kind: numbrix\n1 . 3\n. . .\n2 . .\n";

/// The numbers that the steps write, in order; no cell may be written twice.
std::map<Json, int> written_by(const Json& steps) {
  std::map<Json, int> numbers;
  for (const auto& step : steps) {
    EXPECT_FALSE(step["change"].empty()) << step;
    for (const auto& change : step["change"]) {
      if (!change.contains("number")) continue;
      EXPECT_TRUE(numbers.try_emplace(change["cell"], change["number"]).second) << step;
    }
  }
  return numbers;
}

class ExplainedPaths : public Program {};

}  // namespace

TEST_F(ExplainedPaths, AGradeHasItsLevelScoreAndSteps) {
  write("a.txt", hidato);
  const auto json = run("hamlet grade a.txt --json").json();
  EXPECT_EQ(json["answer"], "unique");
  EXPECT_TRUE(json["solved"]);
  EXPECT_GE(json["level"], 1);
  EXPECT_LE(json["level"], 4);
  EXPECT_GT(json["score"], 0);
  EXPECT_GT(json["steps"].size(), 10u);
  EXPECT_THAT(run("hamlet grade a.txt").out, StartsWith("level 2 (score "));
}

TEST_F(ExplainedPaths, TheStepsReplayToTheSolution) {
  for (const char* text : {hidato, rikudo}) {
    write("a.txt", text);
    const auto solved = run("hamlet solve a.txt --json").json();
    const auto grade = run("hamlet explain a.txt --json").json();
    for (const char* field : {"rule", "level", "where", "because", "change"})
      EXPECT_TRUE(grade["steps"][0].contains(field)) << field;
    const auto written = written_by(grade["steps"]);
    const auto& path = solved["paths"][0];
    std::size_t printed = 0;
    for (std::size_t i = 0; i < path.size(); ++i) {
      const auto found = written.find(path[i]);
      if (found == written.end()) {
        ++printed;
      } else {
        EXPECT_EQ(found->second, static_cast<int>(i + 1));
      }
    }
    EXPECT_EQ(written.size() + printed, path.size());
    EXPECT_GT(printed, 0u);
  }
}

TEST_F(ExplainedPaths, ASentenceNamesCellsAndNumbers) {
  write("a.txt", "kind: numbrix\n1 . 3\n6 5 4\n7 8 9\n");
  const auto explained = run("hamlet explain a.txt");
  EXPECT_EQ(explained.code, 0);
  EXPECT_THAT(
      explained.out,
      AllOf(StartsWith("1. 2 goes at r1c2: it is the only empty cell one step from 1 at r1c1. "
                       "(level 1, reach)\nlevel 1 (score 1): reach 1\n"),
            HasSubstr("1───2───3")));
}

TEST_F(ExplainedPaths, ADiamondIsNamed) {
  write("a.txt", rikudo);
  EXPECT_THAT(run("hamlet explain a.txt").out, HasSubstr("share a diamond"));
}

TEST_F(ExplainedPaths, WhatHasNoSolutionIsExplainedUpToTheClash) {
  write("a.txt", no_way);
  const auto explained = run("hamlet explain a.txt");
  EXPECT_EQ(explained.code, 1);
  EXPECT_THAT(explained.out, EndsWith("So there is no solution.\n"));
  EXPECT_EQ(run("hamlet grade a.txt --json").json()["answer"], "none");
}

TEST_F(ExplainedPaths, WhatIsAmbiguousIsSo) {
  write("a.txt", two_ways);
  EXPECT_THAT(run("hamlet grade a.txt").out, StartsWith("ambiguous"));
  const auto explained = run("hamlet explain a.txt");
  EXPECT_EQ(explained.code, 1);
  EXPECT_THAT(explained.out, HasSubstr("more than one solution"));
  EXPECT_EQ(run("hamlet grade square:3x3 --clue 1,1=1 --json").json()["answer"], "ambiguous");
}

TEST_F(ExplainedPaths, AHintHasThreeStages) {
  write("a.txt", "kind: numbrix\n1 . 3\n6 5 4\n7 8 9\n");
  EXPECT_EQ(run("hamlet hint a.txt --stage 1").out, "Where: look at r1c2.\n");
  EXPECT_THAT(run("hamlet hint a.txt --stage 2").out,
              EndsWith("Rule: reach (level 1): a number has one cell left "
                       "within reach of the numbers before and after it.\n"));
  EXPECT_THAT(run("hamlet hint a.txt").out, HasSubstr("Move: 2 goes at r1c2"));
  const auto json = run("hamlet hint a.txt --json").json();
  EXPECT_EQ(json["answer"], "step");
  EXPECT_EQ(json["steps"][0]["change"][0], (Json{{"cell", {1, 2}}, {"number", 2}}));
}

TEST_F(ExplainedPaths, AMistakeComesFirst) {
  const std::string puzzle = "kind: numbrix\n1 . .\n. . .\n7 . 9\n";
  write("a.txt", puzzle + "solution:\n1 2 3\n6 . 5\n7 8 9\n");
  ASSERT_EQ(run("hamlet unique a.txt --json").json()["answer"], "unique");
  EXPECT_THAT(run("hamlet hint a.txt").out, StartsWith("A mistake comes first: "));
  EXPECT_THAT(run("hamlet hint a.txt --stage 1").out, StartsWith("A mistake comes first: look at "));
  write("b.txt", puzzle + "solution:\n1 2 2\n. . .\n. . .\n");
  EXPECT_THAT(run("hamlet hint b.txt").out, HasSubstr("the number 2 stands on"));
  write("c.txt", puzzle + "solution:\n1 4 .\n. . .\n. . .\n");
  const auto told = run("hamlet hint c.txt");
  EXPECT_THAT(told.out, HasSubstr("4 is written at r1c2, where the only solution has 2"));
  EXPECT_EQ(run("hamlet hint c.txt --json").json()["unique"], true);
}

TEST_F(ExplainedPaths, WhatIsWrittenDoesNotMakeAPuzzleUnique) {
  write("wrong.txt", "kind: path\nboard: square:1x3\n. . .\nsolution:\n. 1 .\n");
  write("right.txt", "kind: path\nboard: square:1x3\n. . .\nsolution:\n1 2 3\n");
  for (const auto& [file, answer] : {std::pair("wrong.txt", "mistake"), {"right.txt", "solved"}}) {
    const auto json = run(std::string("hamlet hint --json ") + file).json();
    EXPECT_EQ(json["answer"], answer);
    EXPECT_EQ(json["unique"], false) << file;
  }
}

TEST_F(ExplainedPaths, ASolvedOneIsSolvedAndABegunOneGoesOn) {
  write("a.txt", "kind: numbrix\n1 . .\n. . .\n7 . 9\nsolution:\n1 2 3\n6 5 4\n7 8 9\n");
  EXPECT_THAT(run("hamlet hint a.txt").out, StartsWith("It is solved.\n"));
  write("b.txt", "kind: numbrix\n1 . .\n. . .\n7 . 9\nsolution:\n1 2 3\n. . 4\n7 8 9\n");
  EXPECT_THAT(run("hamlet hint b.txt").out, HasSubstr("Move: "));
}

TEST_F(ExplainedPaths, ASheetThatBringsItsSolutionGetsTheFirstHintOfThePrintedPuzzle) {
  const auto bare = run("hamlet make numbrix 5x5 | hamlet hint -");
  const auto solved = run("hamlet make numbrix 5x5 --json | hamlet hint -");
  EXPECT_THAT(bare.out, StartsWith("Where: look at "));
  EXPECT_EQ(solved.out, "It is solved.\nFrom what is printed, the first step is this.\n" + bare.out);
  const auto json = run("hamlet make numbrix 5x5 --json | hamlet hint - --json").json();
  EXPECT_EQ(json["answer"], "solved");
  EXPECT_FALSE(json["steps"].empty());
  write("full.txt", "kind: numbrix\n1 2\n4 3\n");
  EXPECT_EQ(run("hamlet hint full.txt").out, "It is solved.\n") << "everything is printed";
}

TEST_F(ExplainedPaths, WhatIsForBridgesIsRefused) {
  write("a.txt", two_ways);
  for (const char* line :
       {"hamlet explain a.txt --fewest", "hamlet explain a.txt --node 1,1", "hamlet grade a.txt --k 2"})
    EXPECT_TRUE(run(line).complains_in_one_line()) << line;
}

TEST_F(ExplainedPaths, WithoutTimeThereIsNoHintAndNoLevel) {
  write("a.txt", hidato);
  EXPECT_EQ(run("hamlet hint a.txt --time 0").code, 3);
  const auto grade = run("hamlet grade a.txt --json --time 0");
  EXPECT_EQ(grade.code, 3);
  EXPECT_TRUE(grade.json()["level"].is_null());
}

TEST_F(ExplainedPaths, ATourIsNumberedFromSomewhere) {
  const auto grade = run("hamlet grade cycle:6 --closed --json").json();
  EXPECT_EQ(grade["answer"], "unique");
  EXPECT_TRUE(grade["solved"]);
}

TEST_F(ExplainedPaths, TheCollectedPuzzlesAreGradedAndMostTakeOneWhatIfAtATime) {
  const char* const elsewhere = std::getenv("HAMLET_SHARED");
  const std::string data =
      (elsewhere != nullptr ? elsewhere : HAMLET_SOURCE "/../shared") + std::string("/data/paths/");
  if (!std::filesystem::exists(data)) GTEST_SKIP() << "the collections are not here: " << data;
  for (const char* name : {"hidoku_170", "hidato_1", "rikudo_4", "hopido_2"}) {
    const std::string file = data + name + ".txt";
    const auto sheets = run("hamlet convert '" + file + "' --to sheet").json();
    std::istringstream grades(run("hamlet grade '" + file + "' --json").out);
    std::size_t number = 0, without_deeper = 0;
    for (std::string line; std::getline(grades, line); ++number) {
      const Json grade = Json::parse(line);
      const Json& sheet = sheets.is_array() ? sheets.at(number) : sheets;
      if (grade["answer"] == "ambiguous") continue;
      EXPECT_EQ(grade["answer"], "unique") << name << " " << number;
      EXPECT_TRUE(grade["solved"]) << name << " " << number;
      without_deeper += grade["level"] <= 5;
      std::map<Json, int> numbers = written_by(grade["steps"]);
      for (const auto& clue : sheet["clues"]) numbers[clue["cell"]] = clue["step"];
      const auto& path = sheet["solution"]["path"];
      ASSERT_EQ(numbers.size(), path.size()) << name << " " << number;
      for (std::size_t i = 0; i < path.size(); ++i) EXPECT_EQ(numbers[path[i]], static_cast<int>(i + 1));
    }
    EXPECT_EQ(number, sheets.is_array() ? sheets.size() : 1);
    const std::size_t percent = std::string(name) == "hidoku_170" ? 95 : 0;
    EXPECT_GE(without_deeper * 100, number * percent);
  }
}

TEST_F(ExplainedPaths, ANumberWrittenOverAPrintedOneIsTheMistake) {
  write("begun.txt", "kind: numbrix\n1 2 .\n. . 6\n. . 9\nsolution:\n1 3 .\n. . 6\n. . 9\n");
  EXPECT_THAT(run("hamlet hint begun.txt").out, HasSubstr("3 is written at r1c2, where 2 is printed"));
}

TEST_F(ExplainedPaths, WhatIsPrintedWronglyIsNoMistakeOfThePlayer) {
  write("none.txt", "kind: numbrix\n1 . 2\n. . .\n. . .\n");
  const RunResult told = run("hamlet hint none.txt");
  EXPECT_EQ(told.code, 1);
  EXPECT_THAT(told.out, HasSubstr("there is no solution"));
}

}  // namespace hamlet
