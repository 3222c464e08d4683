#include "program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

TEST_F(Program, RepairListsCluesThatMakeAnAmbiguousPuzzleUnique) {
  write("puzzle.txt", "kind: hidato\n 1 . .\n . . .\n . . 9\n");
  const RunResult result = run("hamlet repair puzzle.txt");
  EXPECT_EQ(result.code, 1);
  EXPECT_EQ(result.out,
            "ambiguous: each of these 4 clues makes it unique by itself\n"
            "  r1c2: 4\n  r2c1: 4\n  r2c3: 6\n  r3c2: 6\n");
  EXPECT_EQ(run("hamlet repair puzzle.txt -o mended.txt").code, 1);
  EXPECT_EQ(run("hamlet unique mended.txt").code, 0);
  EXPECT_EQ(run("hamlet repair mended.txt").code, 0);
  EXPECT_THAT(run("hamlet unique puzzle.txt").err, HasSubstr("'hamlet repair' says which clues"));
}

TEST_F(Program, RepairNamesTheClueThatIsWrong) {
  write("puzzle.txt", "kind: numbrix\n 1 9 .\n . . .\n . . .\n");
  const auto json = run("hamlet repair puzzle.txt --json").json();
  EXPECT_EQ(json["answer"], "none");
  EXPECT_EQ(json["conflict"], nlohmann::json::parse(R"([{"cell":[1,2],"step":9}])"));
  EXPECT_EQ(json["change"][0]["to"], nlohmann::json::parse("[4,6]"));
  EXPECT_EQ(json["smallest"], true);
  EXPECT_EQ(run("hamlet repair puzzle.txt -o mended.txt").code, 1);
  EXPECT_EQ(run("hamlet unique mended.txt").code, 0);
}

TEST_F(Program, RepairWritesGivenBridgesAsDrawnOnes) {
  write("puzzle.txt", "kind: hashi\n2 . 3 . 3\n. . . . .\n? . 5 . 2\n. . . . .\n3 . ? . ?\n");
  EXPECT_EQ(run("hamlet unique puzzle.txt").code, 1);
  EXPECT_EQ(run("hamlet repair puzzle.txt -o mended.txt").code, 1);
  EXPECT_EQ(run("hamlet unique mended.txt --drawn").code, 0);
}

TEST_F(Program, RepairAnswersUnknownWhenTheTimeIsUp) {
  const RunResult result = run("hamlet repair king:9x9 --clue 1,1=1 --time 0.3");
  EXPECT_EQ(result.code, 3);
  EXPECT_THAT(result.out, HasSubstr("the time limit was reached"));
}

}  // namespace hamlet
