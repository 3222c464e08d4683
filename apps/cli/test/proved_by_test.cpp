#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {
namespace {

using testing::HasSubstr;

class ProvedBy : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    write("numbrix.txt", "kind: numbrix\n1 2 .\n. 5 .\n7 . .\n");
    write("none.txt", "kind: numbrix\n1 . 3\n. . .\n5 . 9\n");
    write("bridges.txt", "kind: hashi\n2 . 2\n. . .\n2 . 2\n");
    write("odd.txt", "kind: hashi\n2 . 2\n. . .\n2 . 1\n");
  }
};

TEST_F(ProvedBy, EveryWordThatIsReadAsCertainNamesWhatProvedIt) {
  const struct {
    const char *line, *says;
  } cases[] = {
      {"hamlet unique numbrix.txt", "unique: there is no other solution (proved by gaps)"},
      {"hamlet unique bridges.txt",
       "unique: there is no other solution (proved by the rules and again by sat-lanes)"},
      {"hamlet unique none.txt", " (proved "},
      {"hamlet unique odd.txt", " (proved "},
      {"hamlet solve knight:7x7 --closed", "25 cells are of one colour"},
      {"hamlet solve knight:7x7 --closed", " (proved without a search)"},
      {"hamlet solve petersen:5,2 --closed", " (proved by "},
      {"hamlet solve odd.txt", " (proved "},
      {"hamlet list petersen:5,2 --closed 2>&1", " (proved by "},
      {"hamlet list odd.txt 2>&1", " (proved "},
      {"hamlet sample petersen:5,2 --closed", " (proved by "},
      {"hamlet count diplomatico:4x5", "144 paths, directed (72 undirected), by sweep"},
      {"hamlet count numbrix.txt", "1 path, directed (1 undirected), by search"},
      {"hamlet count knight:7x7 --closed",
       "0 closed tours, undirected (0 directed), proved without a search: "},
      {"hamlet count diplomatico:4x5 --at-least 2", "at least 2 paths, by search"},
      {"hamlet longest knight:4x4", "15 of 16 cells, and no path visits more (proved by branch-and-bound)"},
      {"hamlet longest knight:5x5", "25 of 25 cells, and there are no more"},
      {"hamlet grade none.txt", " (proved "},
      {"hamlet hint none.txt", "none: there is no solution: "},
      {"hamlet hint none.txt", " (proved "},
      {"hamlet minimal numbrix.txt", " can go, each by itself (proved by gaps)"},
      {"hamlet minimal numbrix.txt --smallest",
       "no clue set of the same solution has fewer (proved by gaps, by "},
      {"hamlet minimal numbrix.txt --all", " (proved by gaps, by all "},
      {"hamlet minimal none.txt", " (proved "},
      {"hamlet make numbrix 4x4 2>&1", "made 1 puzzle, unique by gaps and by the rules ("},
      {"hamlet make numbrix 4x4 --level 2 --count 3 2>&1", "made 3 puzzles, unique by the rules"},
      {"hamlet make hashi 5x5 2>&1", "made 1 puzzle, unique by the rules and by sat-lanes ("},
      {"hamlet solve bridges.txt --smallest-k", "the smallest k is 1 (proved by engine)"},
  };
  for (const auto& [line, says] : cases) EXPECT_THAT(run(line).out, HasSubstr(says)) << line;
}

TEST_F(ProvedBy, AMinimalPuzzleSaysHowItIsKnown) {
  EXPECT_EQ(run("hamlet make numbrix 4x4 -o made.json").code, 0);
  EXPECT_THAT(run("hamlet minimal made.json").out,
              HasSubstr(" are needed: another solution without each was found by gaps and checked"));
}

TEST_F(ProvedBy, NothingIsClaimedOfCluesThatAreNotThere) {
  EXPECT_EQ(run("hamlet minimal square:1x1").out, "minimal: it has no clues\n");
  write("ring.edges", "a -> b\nb -> c\nc -> a\n");
  const RunResult spare = run("hamlet minimal graph:ring.edges --closed --clue a=1");
  EXPECT_EQ(spare.code, 1);
  EXPECT_THAT(spare.out, HasSubstr("1 at a can go\nnot minimal: its only clue can go (proved by "));
}

TEST_F(ProvedBy, JsonHasTheMethod) {
  for (const char* line : {"unique numbrix.txt",
                           "unique none.txt",
                           "unique bridges.txt",
                           "solve none.txt",
                           "solve odd.txt",
                           "sample none.txt",
                           "count numbrix.txt",
                           "count bridges.txt",
                           "longest knight:4x4",
                           "grade numbrix.txt",
                           "grade none.txt",
                           "grade bridges.txt",
                           "explain numbrix.txt",
                           "hint numbrix.txt",
                           "hint none.txt",
                           "hint bridges.txt",
                           "minimal numbrix.txt",
                           "minimal numbrix.txt --all",
                           "minimal numbrix.txt --smallest",
                           "minimal none.txt"}) {
    const auto json = run(std::string("hamlet ") + line + " --json --quiet").json();
    EXPECT_TRUE(json.value("method", nlohmann::json()).is_string() && json["method"] != "") << line << json;
  }
  EXPECT_EQ(run("hamlet minimal numbrix.txt --json").json()["unique_by"], "gaps");
}

TEST_F(ProvedBy, WhatNobodyHasLookedForIsNotSaidToBeUnique) {
  write("begun.txt", "kind: numbrix\n1 2 .\n. 5 .\n7 . .\nsolution:\n1 2 3\n. 5 3\n7 . .\n");
  const auto mistake = run("hamlet hint begun.txt --json").json();
  EXPECT_EQ(mistake["answer"], "mistake");
  EXPECT_TRUE(mistake["unique"].is_null());
  EXPECT_EQ(run("hamlet hint none.txt --json").json()["unique"], false);
  EXPECT_EQ(run("hamlet hint numbrix.txt --json").json()["unique"], true);
}

}  // namespace
}  // namespace hamlet
