#include "cli/test/bridges_test_help.hpp"

#include <map>
#include <vector>

namespace hamlet {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

TEST_F(Bridges, SolvePrintsTheFieldsOfTheContract) {
  puzzle("a.txt", easy);
  const auto found = run("hamlet solve a.txt --json");
  EXPECT_EQ(found.code, 0);
  EXPECT_EQ(found.json()["answer"], "found");
  EXPECT_EQ(found.json()["bridges"], Json::parse(R"([[{"a":[1,1],"b":[1,3],"n":2},
      {"a":[1,3],"b":[3,3],"n":2},{"a":[3,1],"b":[3,3],"n":1}]])"));
  for (const char* field : {"method", "seconds", "work"}) EXPECT_TRUE(found.json().contains(field)) << field;

  const auto none = run("hamlet solve a.txt --k 1 --json");
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.json()["answer"], "none");
  EXPECT_TRUE(none.json().contains("why"));
}

TEST_F(Bridges, EachCommandHasTheFieldsOfTheContract) {
  puzzle("a.txt", easy);
  const std::map<std::string, std::vector<const char*>> required{
      {"solve", {"answer", "bridges", "method", "seconds", "work"}},
      {"unique", {"answer", "solutions"}},
      {"count", {"count", "directed", "undirected", "method", "seconds", "peak_states"}},
      {"grade", {"level", "score", "steps"}},
      {"explain", {"level", "score", "steps"}}};
  for (const auto& [command, fields] : required) {
    const auto json = run("hamlet " + command + " a.txt --json --quiet").json();
    for (const char* field : fields) EXPECT_TRUE(json.contains(field)) << command << ": " << field;
  }
}

TEST_F(Bridges, TheSmallestKHasTheFieldsOfSolve) {
  puzzle("a.txt", easy);
  const auto json = run("hamlet solve a.txt --smallest-k --json --quiet").json();
  for (const char* field : {"answer", "bridges", "method", "seconds", "work"})
    EXPECT_TRUE(json.contains(field)) << field;
}

TEST_F(Bridges, UniqueShowsTwoNetsThatDiffer) {
  puzzle("two.txt", two_ways);
  const auto two = run("hamlet unique two.txt --json");
  EXPECT_EQ(two.code, 1);
  EXPECT_EQ(two.json()["answer"], "ambiguous");
  ASSERT_EQ(two.json()["solutions"].size(), 2u);
  EXPECT_NE(two.json()["solutions"][0], two.json()["solutions"][1]);

  puzzle("one.txt", easy);
  EXPECT_EQ(run("hamlet unique one.txt --json").json()["answer"], "unique");
  EXPECT_EQ(run("hamlet unique one.txt").code, 0);
  EXPECT_EQ(run("hamlet unique one.txt --k 1 --json").json()["answer"], "none");
}

TEST_F(Bridges, CountIsExactForEachKAndStopsAtLeast) {
  puzzle("two.txt", two_ways);
  EXPECT_EQ(run("hamlet count two.txt").out, "2\n");
  EXPECT_EQ(run("hamlet count two.txt --per-k").out, "k,count\n1,0\n2,2\n3,2\n");
  EXPECT_EQ(run("hamlet count two.txt --at-least 2").code, 0);
  EXPECT_EQ(run("hamlet count two.txt --at-least 3").code, 1);
  const auto json = run("hamlet count two.txt --json").json();
  EXPECT_EQ(json["count"], "2");
  EXPECT_EQ(json["directed"], json["undirected"]);

  puzzle("none.txt", "1 1\n1 1\n");
  const auto none = run("hamlet count none.txt");
  EXPECT_EQ(none.code, 0);
  EXPECT_EQ(none.out, "0\n");
}

TEST_F(Bridges, UnknownDemandsTakeWhateverTheNetGivesThem) {
  puzzle("a.txt", "? . 2 . ?\n");
  EXPECT_EQ(run("hamlet count a.txt").out, "1\n");
  puzzle("b.txt", "? . ?\n");
  EXPECT_EQ(run("hamlet count b.txt").out, "2\n");
  EXPECT_EQ(run("hamlet count b.txt --k 7").out, "7\n");
}

TEST_F(Bridges, ListPrintsEachNetOnceAsTheTextFormatReadsIt) {
  puzzle("two.txt", two_ways);
  const auto listed = run("hamlet list two.txt");
  EXPECT_EQ(listed.code, 0);
  EXPECT_EQ(listed.out, "1,1-1,3=1 1,1-3,1=2 1,3-3,3=2 3,1-3,3=1\n1,1-1,3=2 1,1-3,1=1 1,3-3,3=1 3,1-3,3=2\n");
  EXPECT_EQ(run("hamlet list two.txt --limit 1 --json | wc -l").out, "1\n");
  EXPECT_EQ(run("{ cat two.txt; echo solution:; hamlet list two.txt --limit 1; } | hamlet check -").out,
            "valid\n");
  puzzle("none.txt", "1 1\n1 1\n");
  EXPECT_EQ(run("hamlet list none.txt").code, 1);
  EXPECT_EQ(run("hamlet list none.txt").out, "");
}

// The six conditions of the Numberlink document, each on a board that breaks no earlier one.

TEST_F(Bridges, ANodeWithoutNeighboursIsConditionOne) {
  EXPECT_EQ(said_of("2 . 2 .\n. . . .\n. 2 . .\n"),
            "none: the 2 at r3c2 has no neighbours; that is the Numberlink document's condition 1 (proved by "
            "the rules)\n");
}

TEST_F(Bridges, AnOddSumIsConditionTwo) {
  EXPECT_EQ(said_of("1 . 2\n. . .\n2 . 2\n"),
            "none: all numbers add up to 7, which is odd, and each bridge counts at two islands; that is the "
            "Numberlink document's condition 2 (proved by the rules)\n");
}

TEST_F(Bridges, NeighboursThatWantTooLittleAreConditionThree) {
  EXPECT_THAT(said_of("1 . 4\n. . .\n2 . 1\n"),
              AllOf(StartsWith("none: the 4 at r1c3 can get at most 2"), HasSubstr("condition 3")));
}

TEST_F(Bridges, ANodeThatIsCutOffHoweverItIsCompletedIsConditionFour) {
  EXPECT_THAT(said_of("1 1\n1 1\n"),
              AllOf(StartsWith("none: every way to complete the 1 at r1c1 "), HasSubstr("condition 4")));
}

TEST_F(Bridges, ANodeThatWantsMoreThanKOfEachIsConditionFive) {
  EXPECT_EQ(said_of("k: 1\n2 . 3\n. . .\n1 . 2\n"),
            "none: the 3 at r1c3 can get at most 2: it has 2 neighbours that take at most 1 each; that is "
            "the Numberlink document's condition 5 (proved by the rules)\n");
}

TEST_F(Bridges, IncompatibleNodesAreConditionSix) {
  const std::string said = said_of("k: 3\n5 . 1\n. . .\n4 . 2\n");
  EXPECT_THAT(
      said, AllOf(StartsWith("none: the 5 at r1c1 "), HasSubstr("the 1 at r1c3"), HasSubstr("condition 6")));
}

TEST_F(Bridges, TheConditionAndItsNodeAreNamedByEveryCommand) {
  puzzle("a.txt", "2 . 2 .\n. . . .\n. 2 . .\n");
  for (const char* command :
       {"solve", "unique", "list", "grade", "hint", "solve --smallest-k", "solve --solver tau"}) {
    const auto none = run(std::string("hamlet ") + command + " a.txt");
    EXPECT_EQ(none.code, 1) << command;
    EXPECT_THAT(none.out + none.err, AllOf(HasSubstr("condition 1"), HasSubstr("r3c2"))) << command;
  }
  EXPECT_THAT(run("hamlet explain a.txt --json").json()["why"], HasSubstr("condition 1"));
}

TEST_F(Bridges, TauFindsNothingOnThePinwheelsAndHamletDoes) {
  for (const char* grid : {pinwheel, second_pinwheel}) {
    puzzle("pinwheel.txt", grid);
    const auto tau = run("hamlet solve pinwheel.txt --solver tau --json");
    EXPECT_EQ(tau.code, 3);
    EXPECT_EQ(tau.json()["answer"], "unknown");
    EXPECT_THAT(std::string(tau.json()["why"]), HasSubstr("ω* is empty"));
    EXPECT_EQ(run("hamlet unique pinwheel.txt --json").json()["answer"], "unique");
    EXPECT_EQ(run("hamlet grade pinwheel.txt --json").json()["level"], 5);
  }
}

TEST_F(Bridges, EverySolverFindsTheSameNet) {
  puzzle("a.txt", easy);
  for (const char* solver : {"tau", "rules", "engine", "sat-lanes"}) {
    const auto found = run(std::string("hamlet solve a.txt --json --solver ") + solver);
    EXPECT_EQ(found.json()["bridges"], run("hamlet solve a.txt --json").json()["bridges"]) << solver;
  }
}

TEST_F(Bridges, SamplesAreSolutionsAndDependOnTheSeed) {
  puzzle("a.txt", two_ways);
  const auto drawn = run("hamlet sample a.txt -n 40 --json").json();
  EXPECT_EQ(drawn["answer"], "found");
  std::set<std::string> nets;
  for (const auto& net : drawn["bridges"]) nets.insert(net.dump());
  EXPECT_EQ(nets.size(), 2u);
  EXPECT_EQ(run("hamlet sample a.txt -n 40 --json").json()["bridges"], drawn["bridges"]);
  EXPECT_NE(run("hamlet sample a.txt -n 40 --json --seed 2").json()["bridges"], drawn["bridges"]);
  EXPECT_EQ(run("hamlet sample a.txt -n 3 -o three.json").code, 0);
  EXPECT_EQ(run("hamlet check three.json --pick 3").code, 0);
}

TEST_F(Bridges, MinimalSaysWhichNumbersAreNeeded) {
  write("all.txt", "kind: hashi\n1 . 3 . 2\n. . . . .\n. . 1 . 1\n");
  EXPECT_THAT(run("hamlet minimal all.txt").out,
              HasSubstr("numbers can be ?, each by itself (proved by engine)"));
  EXPECT_EQ(run("hamlet minimal all.txt").code, 1);
  const auto smallest = run("hamlet minimal all.txt --smallest --json -o fewest.txt").json();
  EXPECT_EQ(smallest["proved"], true);
  EXPECT_EQ(run("hamlet unique fewest.txt").code, 0);
  const auto needed = run("hamlet minimal fewest.txt --witnesses --json").json();
  EXPECT_EQ(needed["minimal"], true);
  EXPECT_EQ(needed["witnesses"].size(), smallest["size"]);
  const auto sets = run("hamlet minimal all.txt --all --limit all --json").json();
  EXPECT_EQ(sets["sets"], std::to_string(sets["list"].size()));
  write("ring.txt",
        "kind: hashi\n3 . 3\n. . .\n3 . 3\nsolution:\n1,1-1,3=1 1,1-3,1=2 1,3-3,3=2 3,1-3,3=1\n");
  EXPECT_THAT(run("hamlet minimal ring.txt --smallest").out, HasSubstr("same numbers at all islands"));
  EXPECT_EQ(run("hamlet minimal ring.txt --smallest").code, 1);
}

TEST_F(Bridges, BlockedCellsStopBridges) {
  write("open.txt", "kind: hashi\n1 . 1\n");
  write("blocked.txt", "kind: hashi\n1 # 1\n");
  EXPECT_EQ(run("hamlet solve open.txt").code, 0);
  EXPECT_EQ(run("hamlet solve blocked.txt").code, 1);
  EXPECT_EQ(run("hamlet convert blocked.txt --to text").out, "kind: hashi\nk: 2\n1 # 1\n");
  EXPECT_EQ(run("hamlet convert blocked.txt --to puzzlink").code, 2);
}

TEST_F(Bridges, AreMadeInAShape) {
  const auto made = run("hamlet make hashi --shape heart --resolution 15 -o heart.txt");
  EXPECT_EQ(made.code, 0);
  EXPECT_THAT(made.err, HasSubstr("cells of the picture: none added, none dropped"));
  EXPECT_EQ(run("hamlet unique heart.txt").code, 0);
  EXPECT_THAT(run("hamlet draw heart.txt").out, HasSubstr("all inside the outline"));
  EXPECT_EQ(run("hamlet draw heart.txt -o heart.svg").code, 0);
  EXPECT_THAT(run("hamlet make hashi 9x9 --shape heart --resolution 15").err,
              HasSubstr("leave the size out"));
  EXPECT_THAT(run("hamlet make hashi 9x9 --resolution 15").err, HasSubstr("--resolution"));
  EXPECT_THAT(run("hamlet make hashi --shape heart --resolution 25 --symmetry top-bottom").err,
              HasSubstr("the shape does not have this symmetry"));
}

TEST_F(Bridges, AreMadeOfTheNetOfAFile) {
  write("one.txt", "kind: hashi\n? . ? . ?\nsolution:\n1,1-1,3=2 1,3-1,5=1\n");
  const auto made = run("hamlet make hashi one.txt --json").json();
  EXPECT_EQ(made["islands"][1]["demand"], 3);
  write("ring.txt", "kind: hashi\n? . ?\n. . .\n? . ?\nsolution:\n1,1-1,3=1 1,1-3,1=2 1,3-3,3=2 3,1-3,3=1\n");
  const auto refused = run("hamlet make hashi ring.txt");
  EXPECT_EQ(refused.code, 1);
  EXPECT_THAT(refused.err, HasSubstr("its numbers allow another net"));
  const auto mended = run("hamlet make hashi ring.txt --level 1 -o mended.txt");
  EXPECT_EQ(mended.code, 0);
  EXPECT_THAT(mended.err, HasSubstr("of islands were changed"));
  EXPECT_EQ(run("hamlet unique mended.txt").code, 0);
  EXPECT_THAT(run("hamlet make hashi one.txt --islands 20").err, HasSubstr("--islands"));
  write("bare.txt", "kind: hashi\n1 . 1\n");
  EXPECT_THAT(run("hamlet make hashi bare.txt").err, HasSubstr("its solution is missing"));
  EXPECT_THAT(run("hamlet make hashi king:3x3").err, HasSubstr("path puzzle"));
}

TEST_F(Bridges, HiddenNumbersAreAllThatTheLevelCanSpare) {
  EXPECT_EQ(run("hamlet make hashi 7x7 --level 6 --hidden-demands -o made.txt").code, 0);
  EXPECT_EQ(run("hamlet minimal made.txt").code, 0);
  EXPECT_EQ(run("hamlet make hashi 7x7 --level 3 --hidden-demands -o made.txt").code, 0);
  EXPECT_EQ(run("hamlet grade made.txt --json").json()["level"], 3);
  EXPECT_THAT(run("hamlet make hidato 5x5 --hidden-demands").err, HasSubstr("--hidden-demands"));
}

TEST_F(Bridges, HelpListsTheSolversOfBridges) {
  const std::string help = run("hamlet help solvers").out;
  for (const char* solver : {"\n  tau ", "\n  rules ", "\n  engine ", "\n  sat-lanes "})
    EXPECT_THAT(help, HasSubstr(solver));
}

TEST_F(Bridges, WhatIsDrawnIsKeptOnRequest) {
  position("a.txt", two_ways, "1,1-1,3=2");
  EXPECT_EQ(run("hamlet count a.txt").out, "2\n");
  EXPECT_EQ(run("hamlet count a.txt --drawn").out, "1\n");
  EXPECT_EQ(run("hamlet unique a.txt --drawn").code, 0);
  EXPECT_EQ(run("hamlet explain a.txt --drawn").code, 0);
  EXPECT_EQ(run("hamlet list a.txt --drawn").out, "1,1-1,3=2 1,1-3,1=1 1,3-3,3=1 3,1-3,3=2\n");
}

TEST_F(Bridges, TheSmallestKKeepsWhatIsDrawn) {
  position("b.txt", two_ways, "1,1-1,3=2");
  const auto kept = run("hamlet solve b.txt --smallest-k --drawn --json").json();
  EXPECT_EQ(kept["k"], 2);
  EXPECT_EQ(kept["bridges"][0][0], Json::parse(R"({"a":[1,1],"b":[1,3],"n":2})"));
}

TEST_F(Bridges, TheSmallestKIsFoundWithANet) {
  puzzle("a.txt", "8 . 5\n. . .\n6 . 3\n");
  const auto found = run("hamlet solve a.txt --smallest-k --json").json();
  EXPECT_EQ(found["k"], 4);
  EXPECT_EQ(found["bridges"].size(), 1u);
  puzzle("none.txt", "1 . 2\n. . .\n2 . 2\n");
  const auto none = run("hamlet solve none.txt --smallest-k");
  EXPECT_EQ(none.code, 1);
  EXPECT_THAT(none.out, HasSubstr("no k is enough"));
}

// Generality.

TEST_F(Bridges, EightNeighboursHaveDiagonalBridgesThatDoNotCross) {
  puzzle("cross.txt", "directions: 8\n1 . 1\n. 4 .\n1 . 1\n");
  EXPECT_EQ(run("hamlet count cross.txt").out, "1\n");
  EXPECT_EQ(run("hamlet solve cross.txt --ascii --quiet").out,
            "1   .   1\n  \\   /\n.   4   .\n  /   \\\n1   .   1\n"
            "at most 2 bridges between two islands, diagonals too\n");
  puzzle("square.txt", "directions: 8\n2 . 2\n. . .\n2 . 2\n");
  EXPECT_EQ(run("hamlet count square.txt").out, "1\n");
}

TEST_F(Bridges, WithoutLoopsTheNetIsATree) {
  puzzle("tree.txt", "loops: no\n3 . 3\n. . .\n1 . 1\n");
  EXPECT_EQ(run("hamlet count tree.txt").out, "1\n");
  puzzle("ring.txt", "loops: no\n2 . 2\n. . .\n2 . 2\n");
  EXPECT_EQ(run("hamlet count ring.txt").out, "0\n");
  position("drawn.txt", "loops: no\n2 . 2\n. . .\n2 . 2\n", "1,1-1,3 1,1-3,1 1,3-3,3 3,1-3,3");
  EXPECT_EQ(run("hamlet check drawn.txt").code, 1);
}

TEST_F(Bridges, AForbiddenLaneStaysEmpty) {
  puzzle("a.txt", std::string("forbidden: 1,1-3,1\n") + "1 . 2\n. . .\n1 . 2\n");
  EXPECT_EQ(run("hamlet list a.txt").out, "1,1-1,3=1 1,3-3,3=1 3,1-3,3=1\n");
  puzzle("b.txt", "forbidden: 1,1-1,3\n1 . 1\n");
  EXPECT_THAT(run("hamlet solve b.txt").out, HasSubstr("none"));
}

TEST_F(Bridges, IslandsMayTouchAndLanesCarryAnyK) {
  puzzle("touch.txt", "2 2\n2 2\n");
  EXPECT_EQ(run("hamlet count touch.txt").out, "1\n");
  for (int k = 1; k <= 4; ++k) {
    const std::string n = std::to_string(k);
    puzzle("pair.txt", "k: " + n + "\n" + n + " . " + n + "\n");
    EXPECT_EQ(run("hamlet list pair.txt").out, "1,1-1,3=" + n + "\n");
    EXPECT_EQ(run("hamlet solve pair.txt --smallest-k --json").json()["k"], k);
  }
}

TEST_F(Bridges, CostGoesWithIslandsNotWithArea) {
  write("wide.json",
        R"({"hamlet":1,"kind":"hashi","grid":{"rows":100000,"columns":100000},"islands":[
            {"cell":[1,1],"demand":2},{"cell":[1,100000],"demand":3},{"cell":[100000,1],"demand":1},
            {"cell":[100000,100000],"demand":3},{"cell":[50000,100000],"demand":3}]})");
  for (const char* command :
       {"solve", "unique", "count", "count --per-k", "list", "grade", "explain", "explain --fewest",
        "explain --node 1,1", "hint", "solve --smallest-k", "solve --solver tau", "draw", "board"}) {
    EXPECT_EQ(run(std::string("hamlet ") + command + " wide.json").code, 0) << command;
  }
  EXPECT_EQ(run("hamlet count wide.json").out, "1\n");
  EXPECT_EQ(run("hamlet solve wide.json -o solved.json && hamlet check solved.json").out, "valid\n");
  EXPECT_EQ(run("hamlet draw solved.json -o wide.svg").code, 0);
}

// Formats.

TEST_F(Bridges, APuzzleComesThroughEveryFormatUnchanged) {
  puzzle("a.txt", easy);
  const std::string sheet = run("hamlet convert a.txt --to sheet").out;
  for (const char* format : {"puzzlink", "pzprv3", "tatham", "janko", "records", "has", "text"}) {
    const auto back =
        run(std::string("hamlet convert a.txt --to ") + format + " > b && hamlet convert b --to sheet");
    EXPECT_EQ(back.out, sheet) << format << ": " << back.err;
    EXPECT_EQ(run("hamlet unique - --json < b").json()["answer"], "unique") << format;
  }
}

TEST_F(Bridges, ALinkAndAGameIdAreSolvedAsTheyAre) {
  for (const char* what : {"'https://puzz.link/p?hashi/3/3/2g2i2g2'", "3x3m2:2a2c2a2"})
    EXPECT_EQ(run(std::string("hamlet list ") + what).out, "1,1-1,3=1 1,1-3,1=1 1,3-3,3=1 3,1-3,3=1\n");
}

// Limits.

TEST_F(Bridges, ACountThatIsCutShortSaysWhy) {
  puzzle("a.txt", countless());
  const auto cut = run("hamlet count a.txt --time 0.2");
  EXPECT_EQ(cut.code, 3);
  EXPECT_THAT(cut.out, HasSubstr("the time limit was reached"));
}

TEST_F(Bridges, ATimeLimitEndsAListing) {
  puzzle("a.txt", countless());
  for (const char* command : {"list", "solve --limit all --no-drawing"}) {
    const auto ended = run(std::string("timeout -s KILL 30 ") + HAMLET_PROGRAM + " " + command +
                           " a.txt --time 0.2 | tail -n 1");
    EXPECT_THAT(ended.out + ended.err, HasSubstr("the time limit was reached")) << command;
  }
}

TEST_F(Bridges, WithoutTimeTheAnswerIsUnknown) {
  puzzle("a.txt", countless());
  for (const char* command : {"solve", "unique", "count", "hint"}) {
    const auto unknown = run(std::string("hamlet ") + command + " a.txt --time 0 --json --quiet");
    EXPECT_EQ(unknown.code, 3) << command;
    EXPECT_EQ(unknown.json()["why"], "the time limit was reached") << command;
  }
}

TEST_F(Bridges, ACountForEachKThatIsCutShortIsUnknown) {
  puzzle("a.txt", pinwheel);
  const auto cut = run("hamlet count a.txt --per-k --time 0");
  EXPECT_EQ(cut.code, 3);
  EXPECT_THAT(cut.out, HasSubstr("unknown"));
}

TEST_F(Bridges, ACountForEachKKeepsWhatIsDrawn) {
  position("a.txt", two_ways, "1,1-1,3=2");
  EXPECT_THAT(run("hamlet count a.txt --per-k").out, HasSubstr("2,2\n"));
  EXPECT_THAT(run("hamlet count a.txt --per-k --drawn").out, HasSubstr("2,1\n"));
}

TEST_F(Bridges, AMillionBridgesTakeNoLongerThanALimit) {
  // Every bridge joins cells of different colours of a chessboard, and one colour has five of the nine
  // islands.
  puzzle("a.txt", "k: 1000000\n1000000 1000000 1000000\n1000000 1000000 1000000\n1000000 1000000 1000000\n");
  EXPECT_EQ(run("hamlet unique a.txt").code, 1);
  puzzle("b.txt", "k: 1000000\n? ? ?\n? 1000000 ?\n? ? ?\n");
  EXPECT_EQ(run("hamlet count b.txt --time 1").code, 3);
  EXPECT_EQ(run("hamlet count b.txt --at-least 100").code, 0);
}

}  // namespace hamlet
