#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::AllOf;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

using MakingPaths = Program;

TEST_F(MakingPaths, EveryKindIsUniqueAndMinimal) {
  for (const char* what :
       {"numbrix 6x6", "hidato 5x5", "rikudo 3", "hopido 6x6", "knight 5x5", "path leaper-1-2:5x6",
        "path cycle:7", "hidato 5x5 --blocked 3,3", "path square:4x4 --wrap torus"}) {
    const RunResult made = run(std::string("hamlet make ") + what + " --ends any -o made.json");
    EXPECT_EQ(made.code, 0) << what << made.err;
    EXPECT_EQ(run("hamlet check made.json").code, 0) << what;
    EXPECT_EQ(run("hamlet unique made.json --solver sat-position").code, 0) << what;
    EXPECT_EQ(run("hamlet minimal made.json").code, 0) << what;
  }
}

TEST_F(MakingPaths, ASheetSaysItsLevelSeedAndNumber) {
  const auto sheet = run("hamlet make numbrix 7x7 --level 2 --seed 5 --json").json();
  EXPECT_EQ(sheet["level"], 2);
  EXPECT_EQ(sheet["seed"], 5);
  EXPECT_EQ(sheet["number"], 1);
  EXPECT_EQ(run("hamlet make numbrix 7x7 --level 2 --seed 5 | hamlet grade - --json").json()["level"], 2);
}

TEST_F(MakingPaths, TheSameForAnyNumberOfThreads) {
  const std::string line = "hamlet make rikudo 4 --count 10 --seed 3 --json --threads ";
  const RunResult one = run(line + "1");
  EXPECT_EQ(one.code, 0);
  EXPECT_EQ(run(line + "2").out, one.out);
}

TEST_F(MakingPaths, AFileBringsTheSolutionToUse) {
  write("mine.txt", "kind: hidato\n. . .\n. . .\n. . .\nsolution:\n8 7 5\n9 6 4\n1 2 3\n");
  EXPECT_EQ(run("hamlet make hidato mine.txt -o made.json").code, 0);
  EXPECT_THAT(run("hamlet convert made.json --to text").out, HasSubstr("8 7 5\n9 6 4\n1 2 3\n"));
}

TEST_F(MakingPaths, TheCluesOfASolvedFileMakeRoomForNewOnes) {
  write("mine.txt", "kind: hidato\n. 7 5\n9 6 .\n1 . .\nsolution:\n8 7 5\n9 6 4\n1 2 3\n");
  EXPECT_EQ(run("hamlet make hidato mine.txt --ends any -o made.json").code, 0);
  EXPECT_EQ(run("hamlet minimal made.json").code, 0);
}

TEST_F(MakingPaths, ManySheetsGoThroughAPipe) {
  EXPECT_EQ(run("hamlet make numbrix 5x5 --count 3 --json | hamlet grade - --json").code, 0);
  EXPECT_EQ(run("hamlet make numbrix 5x5 --count 3 --json | hamlet book - -o book.pdf").code, 0);
}

TEST_F(MakingPaths, WhatIsGivenStays) {
  const auto sheet = run("hamlet make hidato 5x5 --start 3,3 --clue 1,1=7 --json").json();
  EXPECT_EQ(sheet["start"], nlohmann::json({3, 3}));
  EXPECT_THAT(sheet["clues"].dump(), HasSubstr(R"({"cell":[1,1],"step":7})"));
}

TEST_F(MakingPaths, WhenTheTimeIsUpThePuzzleIsUniqueAndSaysWhatIsProved) {
  const RunResult made = run("hamlet make hidato 100x100 --time 1.5 -o made.json");
  EXPECT_EQ(made.code, 3);
  if (exists("made.json")) {
    EXPECT_THAT(made.err, HasSubstr("proved unique by gaps alone; of its "));
    EXPECT_EQ(run("hamlet check made.json").code, 0);
  }
}

// How far it comes in these times depends on the machine; what it may then say does not.
TEST_F(MakingPaths, APuzzleOfALevelThatIsCutShortIsOfThatLevelOrNotGiven) {
  for (const char* request :
       {"10x10 --time 0.01", "10x10 --time 0.03", "10x10 --time 0.06", "30x30 --time 0.1"}) {
    SCOPED_TRACE(request);
    const RunResult made = run(std::string("hamlet make numbrix --level 5 --json ") + request);
    EXPECT_THAT(made.code, AnyOf(0, 3));
    EXPECT_EQ(made.err.find("the time limit was reached") == std::string::npos, made.code == 0);
    if (made.out.empty()) {
      EXPECT_EQ(made.code, 3);
      continue;
    }
    write("made.json", made.out);
    EXPECT_EQ(run("hamlet grade made.json --json").json()["level"], 5);
    if (made.code == 0) continue;
    EXPECT_THAT(made.err, AnyOf(HasSubstr("proved unique by the rules alone: the time limit was reached\n"),
                                AllOf(HasSubstr("proved unique by the rules alone and of level 5; of its "),
                                      HasSubstr(" proved necessary: the time limit was reached\n"))));
  }
}

TEST_F(MakingPaths, AFullGridIsItsOwnSolution) {
  write("full.txt", "kind: numbrix\n1 2 3\n6 5 4\n7 8 9\n");
  const auto made = run("hamlet make numbrix full.txt --json").json();
  EXPECT_LT(made["clues"].size(), 5u);
  EXPECT_EQ(made["solution"]["path"][3], nlohmann::json({2, 3}));
}

TEST_F(MakingPaths, ClueSetsOfAnAmbiguousPuzzleAreThoseOfTheSolutionOnItsSheet) {
  write("begun.txt", "kind: numbrix\n. . .\n. . .\n. . .\nsolution:\n1 2 3\n6 5 4\n7 8 9\n");
  EXPECT_EQ(run("hamlet minimal begun.txt").code, 1);
  const auto smallest = run("hamlet minimal begun.txt --smallest --json").json();
  EXPECT_EQ(smallest["proved"], true);
  write("full.txt", "kind: numbrix\n1 2 3\n6 5 4\n7 8 9\n");
  EXPECT_EQ(smallest["size"], run("hamlet minimal full.txt --smallest --json").json()["size"]);
  EXPECT_EQ(run("hamlet minimal begun.txt --all").out, run("hamlet minimal full.txt --all").out);
  write("wrong.txt", "kind: numbrix\n. . .\n. . .\n. . .\nsolution:\n1 2 3\n6 9 4\n7 8 5\n");
  EXPECT_EQ(run("hamlet minimal wrong.txt --all").code, 2);
}

TEST_F(MakingPaths, AnEmptyValueIsNoValue) {
  const RunResult made = run("hamlet make numbrix 3x3 -o ''");
  EXPECT_EQ(made.code, 2);
  EXPECT_THAT(made.err, HasSubstr("--output: its value is empty"));
  EXPECT_EQ(made.out, "");
}

TEST_F(MakingPaths, AClosedPathHasNoEndsToShow) {
  EXPECT_EQ(run("hamlet make numbrix 4x4 --closed --ends shown").code, 2);
  EXPECT_EQ(run("hamlet make numbrix 4x4 --ends hidden --start 1,1 --clues-on 1,1").code, 2);
}

TEST_F(MakingPaths, ASmallestClueSetKeepsTheDiamondsOfOneWayMoves) {
  ASSERT_EQ(run("hamlet make path square:4x4 --marks one-way=2 --diamonds 60 --seed 4 -o made.json").code, 0);
  EXPECT_EQ(run("hamlet minimal made.json --smallest -o smallest.json").code, 0);
  EXPECT_EQ(run("hamlet unique smallest.json").code, 0);
}

TEST_F(MakingPaths, APictureWithoutABoardIsNoProofThatThereIsNone) {
  EXPECT_EQ(run("hamlet make path leaper-3-5 --shape star --resolution 12").code, 3);
  EXPECT_EQ(run("hamlet board leaper-3-5 --shape star --resolution 12").code, 3);
}

TEST_F(MakingPaths, ALevelThatIsNotReachedIsSaidWithTheHardest) {
  const RunResult none = run("hamlet make hidato 2x2 --level 5");
  EXPECT_EQ(none.code, 3);
  EXPECT_THAT(none.err,
              HasSubstr("no puzzle that needs level 5 was found on 5000 paths: the rules of level "));
}

TEST_F(MakingPaths, MarksThatFindNoPlaceAreCounted) {
  const RunResult made = run("hamlet make path square:5x5 --marks odd=15 wall=3");
  EXPECT_EQ(made.code, 3);
  EXPECT_THAT(made.err, HasSubstr("of 15 marks 'odd', 13 found a place\n"));
  EXPECT_EQ(run("hamlet make path square:5x5 --marks odd=13").code, 0) << "every odd number is marked";
}

TEST_F(MakingPaths, ASecondLookSaysWhatItFound) {
  EXPECT_THAT(run("hamlet make hidato 5x5 --recheck --count 3").err,
              HasSubstr("second look: 3 of 3 puzzles solved again by another method: one solution, and no "
                        "clue to spare\n"));
  EXPECT_THAT(run("hamlet make hidato 5x5 --recheck --level 2").err,
              HasSubstr("second look: 1 of 1 puzzle solved again by another method: one solution\n"));
}

TEST_F(MakingPaths, WhoIsStoppedIsNotToldOfTime) {
  const RunResult made =
      run("timeout --preserve-status -s INT 1 '" HAMLET_PROGRAM "' make numbrix 40x40 -o made.json");
  EXPECT_THAT(made.err, HasSubstr("it was stopped"));
  EXPECT_THAT(made.err, Not(HasSubstr("time limit")));
}

TEST_F(MakingPaths, BadRequestsAreOneSentence) {
  write("wrong.txt", "kind: hidato\n. . .\n. . .\n. . .\nsolution:\n8 7 5\n9 6 4\n1 3 2\n");
  write("hidden.txt", "kind: hidato\n. 9 .\n. . .\n. . .\nsolution:\n8 7 5\n9 6 4\n1 2 3\n");
  for (const auto& [what, complaint] : {
           std::pair{"hidato 5x5 --level 0", "there is no level 0; levels are 1 to 6"},
           {"hidato 5x5 --level x", "'x' is no level; levels are 1 to 6"},
           {"hidato 5x5 -o no/made.json", "cannot be written"},
           {"hidato 5x5 --level 7", "there is no level 7; levels are 1 to 6"},
           {"hidato 5x5 --count 0", "--count"},
           {"hidato 5x5 --style odd", "the styles are fast, sparse and random"},
           {"hidato 5x5 --ends open", "shown, hidden and any"},
           {"hidato 5x5 --diamonds 10", "rikudo and path puzzles have them"},
           {"path king:5x5 --diamonds 120", "at most 100 percent"},
           {"path king:5x5 --marks odd", "such as odd=5"},
           {"path king:5x5 --marks add=5", "add"},
           {"rikudo 4 --symmetry quarter-turn", "does not have the symmetry"},
           {"hidato 5x5 --clues-on 9,9", "r9c9"},
           {"hidato 5x5 --clues-on 1,1 --clues-off 1,1", "cannot both have a number and have none"},
           {"hidato knight:5x5", "hidato"},
           {"hidato wrong.txt", "its solution is wrong"},
           {"hidato hidden.txt", "its solution is wrong"},
           {"path 5x5", "such as square:5x5"},
           {"path --shape star --resolution 9", "say what the cells are"},
           {"diplomatico 6x6", "hopido"},
           {"hidato 5x5 --symmetry half-turn --clues-on 1,1 --clues-off 5,5", "by the symmetry"},
           {"numberlink 9x9 --clue 1,1=3", "this is for path puzzles"},
           {"hidato 100000x100000", "memory"},
           {"hitato 5x5", "did you mean"},
           {"hidato 5x5 --k 3", "--k: this is for hashi"},
           {"hidato 5x5 --touching", "--touching: this is for hashi"},
           {"numberlink 9x9 --style sparse", "--style: this is for path puzzles"},
           {"numberlink 9x9 --marks odd=3", "--marks: this is for path puzzles"},
           {"hidato 5x5 --shape heart --resolution 9", "leave the size out"},
           {"rikudo x",
            "a size of rikudo is the side of a hexagon such as 5, or rows and columns such as 7x6"},
           {"hidato 9", "a size of hidato is rows and columns such as 9x9"},
           {"numbrix x9", "a size of numbrix is rows and columns such as 9x9"},
           {"numberlink x", "such as 10x15"},
       }) {
    const RunResult outcome = run(std::string("hamlet make ") + what);
    EXPECT_TRUE(outcome.complains_in_one_line()) << what << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(complaint)) << what;
  }
}

TEST_F(MakingPaths, ABoardWithoutAPathIsSaidWithTheReason) {
  const RunResult outcome = run("hamlet make numbrix 3x3 --blocked 1,2 --count 5");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1);
  EXPECT_THAT(outcome.err, HasSubstr("there is no path through this board: "));
}

using Minimal = Program;

TEST_F(Minimal, NeededCluesHaveWitnesses) {
  EXPECT_EQ(run("hamlet make numbrix 5x5 --seed 2 -o made.json").code, 0);
  const auto json = run("hamlet minimal made.json --witnesses --json").json();
  EXPECT_EQ(json["minimal"], true);
  EXPECT_TRUE(json["removable"].empty());
  EXPECT_EQ(json["witnesses"].size(), json["clue_count"]);
  EXPECT_THAT(run("hamlet minimal made.json --witnesses").out, HasSubstr("without "));
}

TEST_F(Minimal, ACompleteGridHasManyCluesToSpare) {
  write("full.txt", "kind: numbrix\n1 2 3\n6 5 4\n7 8 9\n");
  const RunResult told = run("hamlet minimal full.txt --json");
  EXPECT_EQ(told.code, 1);
  EXPECT_EQ(told.json()["minimal"], false);
  EXPECT_EQ(told.json()["removable"].size(), 9u);
  EXPECT_THAT(run("hamlet minimal full.txt").out, HasSubstr("1 at r1c1 can go\n"));
}

TEST_F(Minimal, AllSetsAreCountedAndListed) {
  write("full.txt", "kind: numbrix\n1 2 3\n6 5 4\n7 8 9\n");
  const auto json = run("hamlet minimal full.txt --all --limit 5 --json").json();
  EXPECT_EQ(json["all"], true);
  EXPECT_EQ(json["list"].size(), std::min(5, std::stoi(json["sets"].get<std::string>())));
  const RunResult lines = run("hamlet minimal full.txt --all --limit all");
  EXPECT_EQ(std::ranges::count(lines.out, '\n'), std::stoi(json["sets"].get<std::string>()) + 1);
}

TEST_F(Minimal, TheSmallestSetIsAPuzzleOfTheSameSolution) {
  EXPECT_EQ(run("hamlet make numbrix 6x6 --seed 2 -o made.json").code, 0);
  const RunResult smallest = run("hamlet minimal made.json --smallest --json -o fewest.json");
  EXPECT_EQ(smallest.code, 0);
  EXPECT_EQ(smallest.json()["proved"], true);
  EXPECT_EQ(smallest.json()["size"], smallest.json()["clues"].size());
  EXPECT_EQ(run("hamlet unique fewest.json").code, 0);
  EXPECT_EQ(run("hamlet check fewest.json").code, 0);
}

TEST_F(Minimal, DiamondsAreCountedWhereMovesAreOneWayAsWhereTheyAreNot) {
  write("arcs.edges", "a -> b\nb -> a\nb -> c\nc -> b\na -> c\nc -> a\n");
  write("edges.edges", "a -- b\nb -- c\na -- c\n");
  for (const char* graph : {"arcs", "edges"}) {
    const std::string minimal =
        std::string("hamlet minimal graph:") + graph + ".edges --clue a=1 --diamond a-b --json";
    EXPECT_EQ(run(minimal + " --smallest").json()["size"], 2) << graph;
    EXPECT_EQ(run(minimal + " --all").json()["sets"], "4") << graph;
  }
}

TEST_F(Minimal, WhatHasNotOneSolutionIsSaid) {
  EXPECT_THAT(run("hamlet minimal king:3x3").out, HasSubstr("several solutions"));
  EXPECT_EQ(run("hamlet minimal king:3x3").code, 1);
  EXPECT_EQ(run("hamlet minimal square:3x3 --blocked 1,2 --clue 1,1=1").code, 1);
  EXPECT_TRUE(run("hamlet minimal king:3x3 --all --smallest").complains_in_one_line());
  EXPECT_TRUE(run("hamlet minimal king:3x3 -o x.json").complains_in_one_line());
  EXPECT_TRUE(run("hamlet minimal king:3x3 --limit 3").complains_in_one_line());
  EXPECT_TRUE(run("hamlet minimal king:3x3 --all --witnesses").complains_in_one_line());
}

}  // namespace hamlet
