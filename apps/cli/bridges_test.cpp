#include <gmock/gmock.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>
#include <utility>
#include <vector>

#include "cli/program_test.hpp"

namespace hamlet {

using testing::AllOf;
using testing::ContainsRegex;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using Json = nlohmann::json;

namespace {

// Both are unique for k = 2, and every ω* is empty: τ cannot begin.
constexpr const char* pinwheel = "2 3 3 1\n3 . . 2\n3 . . 2\n2 3 3 1\n";
constexpr const char* second_pinwheel = "1 . 2 2 1\n2 3 . 3 .\n2 . . . 2\n. 3 . 3 2\n1 2 2 . 1\n";

constexpr const char* two_ways = "3 . 3\n. . .\n3 . 3\n";
constexpr const char* easy = "2 . 4\n. . .\n1 . 3\n";
constexpr const char* easy_solution = "1,1-1,3=2 1,3-3,3=2 3,1-3,3=1";

/// A square of 12x12 unknown demands: more nets than anyone can list.
std::string countless() {
  std::string rows;
  for (int row = 0; row < 12; ++row) rows += "? ? ? ? ? ? ? ? ? ? ? ?\n";
  return rows;
}

using Lane = std::pair<Json, Json>;

Lane lane_of(const Json& pair) { return {pair["a"], pair["b"]}; }

/// Applies the changes of an explanation in their order; none may widen what an earlier one has narrowed.
std::map<Lane, std::pair<int, int>> replayed(const Json& steps) {
  std::map<Lane, std::pair<int, int>> bounds;
  for (const auto& step : steps) {
    EXPECT_FALSE(step["change"].empty()) << step;
    for (const auto& change : step["change"]) {
      const std::pair<int, int> now{change["at_least"], change["at_most"]};
      const auto [at, is_new] = bounds.try_emplace(lane_of(change), now);
      EXPECT_GE(now.first, at->second.first) << step;
      EXPECT_LE(now.second, at->second.second) << step;
      at->second = now;
    }
  }
  return bounds;
}

}  // namespace

class Bridges : public Program {
 protected:
  /// Writes the text format: its keys, if any, and the grid.
  void puzzle(const std::string& name, const std::string& text) const {
    write(name, "kind: numberlink\n" + text);
  }
  void position(const std::string& name, const std::string& text, const std::string& drawn) const {
    puzzle(name, text + "solution:\n" + drawn + "\n");
  }
  std::string said_of(const std::string& text) const {
    puzzle("said.txt", text);
    return run("hamlet solve said.txt --quiet").out;
  }
};

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

TEST_F(Bridges, AHintHasItsLevelScoreAndSteps) {
  puzzle("a.txt", easy);
  const auto json = run("hamlet hint a.txt --json").json();
  for (const char* field : {"level", "score", "steps"}) EXPECT_TRUE(json.contains(field)) << field;
}

TEST_F(Bridges, AStepSaysItsRulePlaceReasonAndChange) {
  puzzle("a.txt", easy);
  for (const char* command : {"explain", "hint"}) {
    const auto steps = run(std::string("hamlet ") + command + " a.txt --json").json()["steps"];
    ASSERT_TRUE(steps.is_array() && !steps.empty()) << command << ": " << steps;
    for (const char* field : {"rule", "where", "because", "change"})
      EXPECT_TRUE(steps[0].contains(field)) << command << ": " << field;
  }
}

TEST_F(Bridges, AGradesStepsAreTheStepsThemselves) {
  puzzle("a.txt", easy);
  EXPECT_TRUE(run("hamlet grade a.txt --json").json()["steps"].is_array());
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
  EXPECT_EQ(said_of("2 . 2 .\n. . . .\n. 2 . .\n"), "none: Condition 1: the 2 at 3,2 has no neighbours.\n");
}

TEST_F(Bridges, AnOddSumIsConditionTwo) {
  EXPECT_EQ(said_of("1 . 2\n. . .\n2 . 2\n"),
            "none: Condition 2: the magnitudes of all nodes add up to 7, which is odd.\n");
}

TEST_F(Bridges, NeighboursThatWantTooLittleAreConditionThree) {
  EXPECT_THAT(said_of("1 . 4\n. . .\n2 . 1\n"), StartsWith("none: Condition 3: the 4 at 1,3 "));
}

TEST_F(Bridges, ANodeThatIsCutOffHoweverItIsCompletedIsConditionFour) {
  EXPECT_THAT(said_of("1 1\n1 1\n"), StartsWith("none: Condition 4: every configuration of the 1 at 1,1 "));
}

TEST_F(Bridges, ANodeThatWantsMoreThanKOfEachIsConditionFive) {
  EXPECT_EQ(said_of("k: 1\n2 . 3\n. . .\n1 . 2\n"),
            "none: Condition 5: the 3 at 1,3 has 2 neighbours that take at most 1 each.\n");
}

TEST_F(Bridges, IncompatibleNodesAreConditionSix) {
  const std::string said = said_of("k: 3\n5 . 1\n. . .\n4 . 2\n");
  EXPECT_THAT(said, AllOf(StartsWith("none: Condition 6: the 5 at 1,1 "), HasSubstr("the 1 at 1,3")));
}

TEST_F(Bridges, TheConditionAndItsNodeAreNamedByEveryCommand) {
  puzzle("a.txt", "2 . 2 .\n. . . .\n. 2 . .\n");
  for (const char* command :
       {"solve", "unique", "list", "grade", "hint", "solve --smallest-k", "solve --solver tau"}) {
    const auto none = run(std::string("hamlet ") + command + " a.txt");
    EXPECT_EQ(none.code, 1) << command;
    EXPECT_THAT(none.out + none.err, AllOf(HasSubstr("Condition 1"), HasSubstr("3,2"))) << command;
  }
  EXPECT_THAT(run("hamlet explain a.txt --json").json()["why"], HasSubstr("Condition 1"));
}

TEST_F(Bridges, AnExplanationNamesTheConditionToo) {
  puzzle("a.txt", "2 . 2 .\n. . . .\n. 2 . .\n");
  EXPECT_THAT(run("hamlet explain a.txt").out, HasSubstr("Condition 1"));
}

TEST_F(Bridges, WhatNoConditionSeesIsExplainedUpToTheClash) {
  // A ring needs a loop: none of the six conditions looks at that.
  puzzle("ring.txt", "loops: no\n2 . 2\n. . .\n2 . 2\n");
  const auto explained = run("hamlet explain ring.txt");
  EXPECT_EQ(explained.code, 1);
  EXPECT_THAT(explained.out, EndsWith("So there is no solution.\n"));
  EXPECT_THAT(run("hamlet solve ring.txt --json").json()["why"], Not(HasSubstr("Condition")));
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
  for (const char* solver : {"tau", "rules", "engine"}) {
    const auto found = run(std::string("hamlet solve a.txt --json --solver ") + solver);
    EXPECT_EQ(found.json()["bridges"], run("hamlet solve a.txt --json").json()["bridges"]) << solver;
  }
}

TEST_F(Bridges, HelpListsTheSolversOfBridges) {
  const std::string help = run("hamlet help solvers").out;
  for (const char* solver : {"\n  tau ", "\n  rules ", "\n  engine "}) EXPECT_THAT(help, HasSubstr(solver));
}

TEST_F(Bridges, ANodesWordsAreTheDocuments) {
  puzzle("two.txt", two_ways);
  const auto json = run("hamlet explain two.txt --node 1,1 --json").json();
  EXPECT_EQ(json["phi_k_size"], "16");
  EXPECT_EQ(json["phi_gamma"], (Json{"223", "233"}));
  EXPECT_EQ(json["omega_star"], "23");

  puzzle("pinwheel.txt", pinwheel);
  EXPECT_THAT(run("hamlet explain pinwheel.txt --node 1,1").out, HasSubstr("ω* is empty"));
}

TEST_F(Bridges, AnExplanationReplaysToTheSolution) {
  for (const char* grid : {easy, pinwheel, second_pinwheel}) {
    puzzle("a.txt", grid);
    const auto solution = run("hamlet solve a.txt --json").json()["bridges"][0];
    for (const char* option : {"", " --fewest"}) {
      const auto explained = run(std::string("hamlet explain a.txt --json") + option).json();
      const auto bounds = replayed(explained["steps"]);
      std::size_t bridges = 0;
      for (const auto& bridge : solution) {
        const int n = bridge["n"];
        ASSERT_TRUE(bounds.contains(lane_of(bridge))) << bridge;
        EXPECT_EQ(bounds.at(lane_of(bridge)), (std::pair{n, n})) << bridge;
      }
      for (const auto& [lane, bound] : bounds) {
        EXPECT_EQ(bound.first, bound.second) << lane.first << lane.second;
        bridges += bound.first > 0;
      }
      EXPECT_EQ(bridges, solution.size());
    }
  }
}

TEST_F(Bridges, FewestTakesNoMoreStepsThanTheCheapestWay) {
  puzzle("a.txt", pinwheel);
  const auto cheapest = run("hamlet explain a.txt --json").json()["steps"].size();
  EXPECT_LT(run("hamlet explain a.txt --fewest --json").json()["steps"].size(), cheapest);
  EXPECT_THAT(run("hamlet explain a.txt --fewest").out, HasSubstr("no way has fewer"));
}

TEST_F(Bridges, TheLevelIsThatOfTheDearestStep) {
  const std::pair<const char*, int> graded[] = {{"1 . 3 . 2\n", 1},
                                                {"2 . . . 2\n. . . . .\n2 . 1 . 1\n", 2},
                                                {"2 . 2\n. . .\n2 . 2\n", 3},
                                                {pinwheel, 5}};
  for (const auto& [grid, level] : graded) {
    puzzle("a.txt", grid);
    const auto json = run("hamlet explain a.txt --json").json();
    EXPECT_EQ(json["level"], level) << grid;
    int dearest = 0;
    for (const auto& step : json["steps"]) dearest = std::max(dearest, step["level"].get<int>());
    EXPECT_EQ(dearest, level) << grid;
    EXPECT_EQ(run("hamlet grade a.txt --json").json()["level"], level) << grid;
  }
}

TEST_F(Bridges, GradeTakesEveryPuzzleOfAFile) {
  write("all.txt", std::string("kind: numberlink\ntitle: first\n") + easy + "---\nkind: numberlink\n" +
                       "title: second\n" + pinwheel);
  EXPECT_THAT(run("hamlet grade all.txt").out,
              ContainsRegex("^first: level [123] [^\n]*\nsecond: level 5 [^\n]*\n$"));
  EXPECT_TRUE(run("hamlet explain all.txt").complains_in_one_line());
  EXPECT_EQ(run("hamlet grade all.txt --pick 2 --json").json()["level"], 5);
}

// Sentences.

TEST_F(Bridges, TheLongestWhatIfHasAsManyConclusionsAsItsSentenceSays) {
  puzzle("a.txt", pinwheel);
  const auto explained = run("hamlet explain a.txt").out;
  EXPECT_THAT(explained, HasSubstr("after 4 conclusions"));
  EXPECT_THAT(explained, Not(HasSubstr("after 5 conclusions")));
  EXPECT_THAT(explained, HasSubstr("the longest what-if takes 4 conclusions"));
}

TEST_F(Bridges, ANeighbourBehindABridgeIsStillANeighbour) {
  // 2,2 sees three islands; the bridge drawn from 1,3 to 5,3 blocks one of them.
  position("a.txt", second_pinwheel, "1,1-1,3 1,3-5,3");
  EXPECT_THAT(run("hamlet explain a.txt --drawn").out, HasSubstr("The 3 at 2,2 has 2 neighbours left that"));
}

TEST_F(Bridges, ALoopThatWouldCloseIsNamedAsTheReason) {
  puzzle("a.txt", "loops: no\n2 . 2\n. . .\n2 . 2\n");
  EXPECT_THAT(run("hamlet explain a.txt").out, HasSubstr("loop"));
}

TEST_F(Bridges, AnUnknownDemandIsNotReasonedWithAsANumber) {
  puzzle("a.txt", "? . 2 . ?\n");
  EXPECT_THAT(run("hamlet explain a.txt").out, Not(HasSubstr("each way")));
}

TEST_F(Bridges, TheOnlyOutletOfAnUnknownDemandIsLevelOne) {
  puzzle("a.txt", "? . 2 . ?\n");
  EXPECT_EQ(run("hamlet grade a.txt --json").json()["level"], 1);
}

TEST_F(Bridges, OneBridgeIsSingular) {
  puzzle("alone.txt", "1 . 1 .\n. . . .\n. 2 . .\n");
  EXPECT_THAT(run("hamlet explain alone.txt").out, Not(HasSubstr("no bridge at most")));
  position("begun.txt", easy, "1,1-1,3");
  EXPECT_THAT(run("hamlet check begun.txt").out, Not(HasSubstr(" 1 bridges")));
}

TEST_F(Bridges, AWhatIfSaysBetweenWhichIslandsItsConclusionLies) {
  // "no bridge goes to 5,2" alone is untrue: 4,2 is joined to 5,2.
  puzzle("a.txt", second_pinwheel);
  EXPECT_THAT(run("hamlet explain a.txt").out,
              Not(ContainsRegex("With 1 bridge from 5,1 to 5,2, [^\n]*, so no bridge goes to 5,2\\.")));
}

// Hints.

TEST_F(Bridges, AHintComesInThreeStages) {
  puzzle("a.txt", easy);
  const std::string where = run("hamlet hint a.txt --stage 1").out;
  const std::string rule = run("hamlet hint a.txt --stage 2").out;
  const std::string move = run("hamlet hint a.txt --stage 3").out;
  EXPECT_THAT(where, ContainsRegex("^Where: look at [0-9]+,[0-9]+\\.\n$"));
  EXPECT_THAT(rule, AllOf(StartsWith(where), HasSubstr("\nRule: ")));
  EXPECT_THAT(move, AllOf(StartsWith(rule), HasSubstr("\nMove: ")));
  EXPECT_EQ(run("hamlet hint a.txt").out, move);
  EXPECT_TRUE(run("hamlet hint a.txt --stage 1 --json").json()["steps"].empty());
}

TEST_F(Bridges, FollowingTheHintsSolvesThePuzzle) {
  puzzle("base.txt", second_pinwheel);
  Json sheet = run("hamlet convert base.txt --json").json();
  std::map<Lane, int> drawn;
  std::string answer;
  for (int hints = 0; hints < 40 && answer != "solved"; ++hints) {
    sheet["solution"]["bridges"] = Json::array();
    for (const auto& [lane, n] : drawn)
      sheet["solution"]["bridges"].push_back({{"a", lane.first}, {"b", lane.second}, {"n", n}});
    write("begun.json", sheet.dump());
    const auto hint = run("hamlet hint begun.json --json").json();
    answer = hint["answer"];
    if (!hint.contains("steps")) continue;
    for (const auto& step : hint["steps"])
      for (const auto& change : step["change"])
        if (change["at_least"] > 0) drawn[lane_of(change)] = change["at_least"];
  }
  EXPECT_EQ(answer, "solved");
}

TEST_F(Bridges, AMistakeIsNamedBeforeAnyHint) {
  position("wrong.txt", second_pinwheel, "1,1-2,1");
  const auto wrong = run("hamlet hint wrong.txt --json").json();
  EXPECT_EQ(wrong["answer"], "mistake");
  EXPECT_EQ(wrong["where"], (Json{{1, 1}, {2, 1}}));
  EXPECT_THAT(run("hamlet hint wrong.txt").out, StartsWith("A mistake comes first: "));
}

TEST_F(Bridges, APositionThatBreaksARuleIsNamed) {
  const std::pair<const char*, const char*> positions[] = {
      {"2,2-4,2 3,1-3,5", "the bridge from 2,2 to 4,2 crosses the one from 3,1 to 3,5"},
      {"2,2-4,2=3", "2,2 and 4,2 are joined by 3 bridges, and 2 is the most"},
      {"1,1-3,1", "1,1 and 3,1 do not see one another"},
      {"1,3-1,4=2 1,3-1,1", "1,3 demands 2 bridges and has 3"}};
  for (const auto& [drawn, said] : positions) {
    position("a.txt", second_pinwheel, drawn);
    EXPECT_THAT(run("hamlet hint a.txt").out, HasSubstr(said));
    EXPECT_THAT(run("hamlet check a.txt").out, HasSubstr(said));
    EXPECT_EQ(run("hamlet check a.txt").code, 1);
    const auto kept = run("hamlet solve a.txt --drawn");
    EXPECT_TRUE(kept.complains_in_one_line()) << kept.err;
    EXPECT_THAT(kept.err, HasSubstr(said));
  }
}

TEST_F(Bridges, ASolvedPositionIsSolved) {
  position("a.txt", easy, easy_solution);
  EXPECT_EQ(run("hamlet hint a.txt").out, "It is solved.\n");
  EXPECT_EQ(run("hamlet check a.txt").out, "valid\n");
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
        R"({"hamlet":1,"kind":"numberlink","grid":{"rows":100000,"columns":100000},"islands":[
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

// Bad input.

struct Wrong {
  const char* text;
  const char* said;
};

TEST_F(Bridges, BadTextIsOneSentenceThatNamesThePlace) {
  const Wrong table[] = {
      {"-2 . 2\n", "line 2"},
      {"two . 2\n", "line 2: 'two'"},
      {"0 . 2\n", "1,1 demands 0 bridges; from 1"},
      {"1000001 . 2\n", "1,1 demands 1000001 bridges"},
      {"99999999999999999999 . 2\n", "line 2: '99999999999999999999'"},
      {"k: 0\n1 . 1\n", "at least 1"},
      {"k: -1\n1 . 1\n", "line 2: '-1'"},
      {"k: many\n1 . 1\n", "line 2: 'many'"},
      {"directions: 6\n1 . 1\n", "line 2: '4' or '8'"},
      {"loops: maybe\n1 . 1\n", "line 2: 'yes' or 'no'"},
      {"1 . 1\n2 .\n", "line 3: this row has 2 cells"},
      {"1 # 1\n", "line 2: a sea has no blocked cells"},
      {"forbidden: 1,1-1,2\n1 . 1\n", "1,1 and 1,2 are not two islands that see one another"},
      {"1 . 1\nsolution:\n1,1-1,2\n", "line 4: no island stands on 1,2"},
      {"1 . 1\nsolution:\n1,1-1,3=x\n", "line 4: '1,1-1,3=x' is not a bridge"},
      {"diamonds: 1,1-1,3\n1 . 1\n", "line 2: 'diamonds:' belongs to path puzzles"}};
  for (const auto& [text, said] : table) {
    puzzle("wrong.txt", text);
    for (const char* command : {"solve", "count", "explain", "hint"}) {
      const auto outcome = run(std::string("hamlet ") + command + " wrong.txt");
      EXPECT_TRUE(outcome.complains_in_one_line()) << text << outcome.err;
      EXPECT_THAT(outcome.err, HasSubstr(said)) << command;
    }
  }
}

TEST_F(Bridges, ANumberThatIsRefusedIsNotCalledNoNumber) {
  for (const char* text :
       {"-2 . 2\n", "99999999999999999999 . 2\n", "k: -1\n1 . 1\n", "k: 99999999999\n1 . 1\n"}) {
    puzzle("wrong.txt", text);
    EXPECT_THAT(run("hamlet solve wrong.txt").err, Not(ContainsRegex("is no (whole )?number"))) << text;
  }
}

TEST_F(Bridges, ABadCellOfASeaIsToldWhatASeaHolds) {
  puzzle("wrong.txt", "two . 2\n");
  EXPECT_THAT(run("hamlet solve wrong.txt").err, AllOf(HasSubstr("'?'"), Not(HasSubstr("'#'"))));
}

TEST_F(Bridges, AKThatIsTooLargeIsQuotedAsItWasTyped) {
  puzzle("a.txt", easy);
  EXPECT_THAT(run("hamlet solve a.txt --k 999999999999").err,
              AllOf(StartsWith("hamlet: --k: "), HasSubstr("999999999999")));
}

TEST_F(Bridges, BadSheetsNameTheField) {
  const Wrong table[] = {
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1],"demand":1},{"cell":[1,1],"demand":2}])",
       "islands[1]: two islands stand on 1,1"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[4,1],"demand":2}])",
       "islands[0]: the cell 4,1 is off the grid"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1],"demand":-1}])", "islands[0].demand"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1],"demand":"2"}])", "islands[0].demand"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1],"demand":1e30}])", "islands[0].demand"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1]}])", "islands[0]: the field 'demand'"},
      {R"("grid":{"rows":3,"columns":3,"k":0},"islands":[{"cell":[1,1],"demand":1}])", "grid.k"},
      {R"("grid":{"rows":0,"columns":3},"islands":[])", "grid.rows"},
      {R"("grid":{"rows":3,"columns":3,"eight":"yes"},"islands":[])", "grid.eight"}};
  for (const auto& [fields, said] : table) {
    write("wrong.json", std::string(R"({"hamlet":1,"kind":"numberlink",)") + fields + "}");
    const auto outcome = run("hamlet solve wrong.json");
    EXPECT_TRUE(outcome.complains_in_one_line()) << fields << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(said));
  }
}

TEST_F(Bridges, BadWordsAfterTheCommandAreNamed) {
  puzzle("a.txt", easy);
  const Wrong table[] = {{"solve a.txt --k 0", "--k: '0'"},
                         {"solve a.txt --k two", "--k: 'two'"},
                         {"solve a.txt --solver magic",
                          "--solver: unknown solver 'magic'; there are engine, portfolio, rules, tau"},
                         {"solve a.txt --closed", "are for path puzzles, and this is a bridges puzzle"},
                         {"solve a.txt --order far", "--order: it is for path puzzles"},
                         {"count a.txt --per-start", "--per-start: it is for path puzzles"},
                         {"count a.txt --at-least 0", "--at-least: '0'"},
                         {"sample a.txt", "this is a bridges puzzle"},
                         {"hint a.txt --stage 4", "--stage"},
                         {"explain a.txt --node 2,2", "--node: there is no island at 2,2"},
                         {"explain a.txt --node here", "--node: 'here' is not a cell"},
                         {"explain knight:5x5", "'explain' is for bridges puzzles"},
                         {"check a.txt", "there is no solution on the sheet"},
                         {"solve 'https://puzz.link/p?slither/5/5/zzz'", "this is a 'slither' puzzle"},
                         {"solve 'https://puzz.link/p?hashi/3/3/2g2'", "the text ends after 3 cells"},
                         {"solve 3x3m0:1a1f", "line 1"}};
  for (const auto& [line, said] : table) {
    const auto outcome = run(std::string("hamlet ") + line);
    EXPECT_TRUE(outcome.complains_in_one_line()) << line << ": " << outcome.out << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(said)) << line;
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

TEST_F(Bridges, WithoutTimeThereIsNoHintAndNoLevel) {
  puzzle("a.txt", two_ways);
  EXPECT_EQ(run("hamlet hint a.txt --time 0").code, 3);
  puzzle("b.txt", pinwheel);
  const auto grade = run("hamlet grade b.txt --json --time 0");
  EXPECT_EQ(grade.code, 3);
  EXPECT_TRUE(grade.json()["level"].is_null());
  EXPECT_TRUE(grade.json().contains("why"));
}

TEST_F(Bridges, AMillionBridgesTakeNoLongerThanALimit) {
  // Every bridge joins two colours of a chessboard, and one colour has five of the nine islands.
  puzzle("a.txt", "k: 1000000\n1000000 1000000 1000000\n1000000 1000000 1000000\n1000000 1000000 1000000\n");
  EXPECT_EQ(run("hamlet unique a.txt").code, 1);
  puzzle("b.txt", "k: 1000000\n? ? ?\n? 1000000 ?\n? ? ?\n");
  EXPECT_EQ(run("hamlet count b.txt --time 1").code, 3);
  EXPECT_EQ(run("hamlet count b.txt --at-least 100").code, 0);
}

TEST_F(Bridges, EveryCollectedPuzzleIsUniqueAndExplainedToItsSolution) {
  const char* const elsewhere = std::getenv("HAMLET_SHARED");
  const std::string data =
      (elsewhere != nullptr ? elsewhere : HAMLET_SOURCE "/../shared") + std::string("/data/bridges/");
  if (!std::filesystem::exists(data)) GTEST_SKIP() << "the collections are not here: " << data;
  for (const char* name : {"published_300", "generated_15x15", "generated_25x25", "generated_15x15_k3"}) {
    const std::string file = data + name + ".txt";
    const auto sheets = run("hamlet convert '" + file + "' --to sheet").json();
    std::istringstream grades(run("hamlet grade '" + file + "' --json").out);
    std::size_t number = 0;
    for (std::string line; std::getline(grades, line); ++number) {
      const Json grade = Json::parse(line);
      EXPECT_EQ(grade["answer"], "unique") << name << " " << number;
      EXPECT_TRUE(grade["solved"]) << name << " " << number;
      std::map<Lane, int> net, given;
      for (const auto& [lane, range] : replayed(grade["steps"])) {
        EXPECT_EQ(range.first, range.second) << name << " " << number;
        if (range.first > 0) net[lane] = range.first;
      }
      for (const auto& bridge : sheets.at(number)["solution"]["bridges"])
        given[lane_of(bridge)] = bridge["n"];
      EXPECT_EQ(net, given) << name << " " << number;
    }
    EXPECT_EQ(number, sheets.size());
  }
}

}  // namespace hamlet
