#include "program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

class SeveralPuzzles : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    EXPECT_EQ(run("hamlet make numbrix 5x5 --count 3 --json -o three.json").code, 0);
  }
};

TEST_F(SeveralPuzzles, EachIsAnsweredUnderItsNumber) {
  const RunResult result = run("hamlet unique three.json --no-drawing");
  EXPECT_EQ(result.code, 0);
  EXPECT_THAT(result.out, testing::StartsWith("puzzle 1\nunique: "));
  EXPECT_THAT(result.out, HasSubstr("\n\npuzzle 2\nunique: "));
  EXPECT_THAT(result.out, HasSubstr("\n\npuzzle 3\nunique: "));
}

TEST_F(SeveralPuzzles, InJsonEachIsALineWithItsNumber) {
  for (const char* command : {"solve", "unique", "explain", "hint", "minimal", "count", "repair"}) {
    const RunResult result = run(std::string("hamlet ") + command + " three.json --json");
    EXPECT_LE(result.code, 1) << command << result.err;
    std::istringstream lines(result.out);
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
      const auto json = nlohmann::json::parse(line);
      EXPECT_EQ(json["api"], 1) << command;
      EXPECT_EQ(json["puzzle"], ++number) << command;
    }
    EXPECT_EQ(number, 3) << command;
  }
}

TEST_F(SeveralPuzzles, OnePuzzleHasNoNumber) {
  EXPECT_FALSE(run("hamlet unique three.json --pick 2 --json").json().contains("puzzle"));
}

TEST_F(SeveralPuzzles, TheExitCodeIsThatOfTheWorst) {
  write("mixed.txt", "kind: hidato\n1 2\n4 .\n---\nkind: hidato\n1 .\n. .\n");
  ASSERT_THAT(run("hamlet unique mixed.txt --pick 1").code, 0);
  EXPECT_EQ(run("hamlet unique mixed.txt").code, 1);
  EXPECT_EQ(run("hamlet unique mixed.txt --time 0").code, 3);
}

TEST_F(SeveralPuzzles, OfStandardInputTooAndReadOnce) {
  EXPECT_THAT(run("cat three.json | hamlet solve - --no-drawing").out, HasSubstr("puzzle 3\n"));
}

TEST_F(SeveralPuzzles, AFileForOneAnswerIsRefused) {
  const RunResult result = run("hamlet solve three.json -o solved.json");
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("--output: a file holds the answer for one puzzle, and there are 3; --pick"));
  EXPECT_FALSE(exists("solved.json"));
}

TEST_F(SeveralPuzzles, AnErrorNamesItsPuzzle) {
  const RunResult result = run("hamlet solve three.json --start 9,9");
  EXPECT_EQ(result.code, 2);
  EXPECT_TRUE(result.complains_in_one_line()) << result.err;
}

}  // namespace hamlet
