#include "cli/test/bridges_test_help.hpp"

#include <cstdlib>
#include <filesystem>
#include <map>
#include <sstream>
#include <utility>

namespace hamlet {

using testing::AllOf;
using testing::ContainsRegex;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

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

TEST_F(Bridges, AnExplanationNamesTheConditionToo) {
  puzzle("a.txt", "2 . 2 .\n. . . .\n. 2 . .\n");
  EXPECT_THAT(run("hamlet explain a.txt").out, HasSubstr("condition 1"));
}

TEST_F(Bridges, WhatNoConditionSeesIsExplainedUpToTheClash) {
  // The only net is a loop, which none of the six conditions detects.
  puzzle("ring.txt", "loops: no\n2 . 2\n. . .\n2 . 2\n");
  const auto explained = run("hamlet explain ring.txt");
  EXPECT_EQ(explained.code, 1);
  EXPECT_THAT(explained.out, EndsWith("So there is no solution.\n"));
  EXPECT_THAT(run("hamlet solve ring.txt --json").json()["why"], Not(HasSubstr("condition")));
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

TEST_F(Bridges, AStepNamesTheStepsThatItBuildsOn) {
  run("hamlet make hashi 10x10 --level 4 --seed 3 --count 5 -o five.json");
  std::size_t named = 0;
  for (const int pick : {1, 2, 3, 4, 5}) {
    const auto steps = run("hamlet explain five.json --json --pick " + std::to_string(pick)).json()["steps"];
    for (std::size_t i = 0; i < steps.size(); ++i) {
      for (const std::size_t before : steps[i].value("builds_on", Json::array())) {
        EXPECT_TRUE(before >= 1 && before <= i) << steps[i];
        ++named;
      }
    }
  }
  EXPECT_GT(named, 0u);
}

TEST_F(Bridges, TheLevelIsThatOfTheDearestStep) {
  const std::pair<const char*, int> graded[] = {{"1 . 3 . 2\n", 1},
                                                {"2 . . . 2\n. . . . .\n2 . 1 . 1\n", 2},
                                                {"2 . 2\n. . .\n2 . 2\n", 2},
                                                {"1 . 2 . 1\n. . . . .\n1 . 3 . 2\n", 3},
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
  write("all.txt", std::string("kind: hashi\ntitle: first\n") + easy + "---\nkind: hashi\n" +
                       "title: second\n" + pinwheel);
  EXPECT_THAT(run("hamlet grade all.txt").out,
              ContainsRegex("^first: level [123] [^\n]*\nsecond: level 5 [^\n]*\n$"));
  EXPECT_THAT(run("hamlet explain all.txt").out, ContainsRegex("^puzzle 1\n(.|\n)*\npuzzle 2\n 1\\. "));
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
  // 2,2 has three neighbours; the bridge drawn from 1,3 to 5,3 blocks one of them.
  position("a.txt", second_pinwheel, "1,1-1,3 1,3-5,3");
  EXPECT_THAT(run("hamlet explain a.txt --drawn").out,
              HasSubstr("The 3 at r2c2 has 2 neighbours left, which take"));
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
  // "no bridge goes to r5c2" alone is untrue: r4c2 is joined to r5c2.
  puzzle("a.txt", second_pinwheel);
  EXPECT_THAT(run("hamlet explain a.txt").out,
              Not(ContainsRegex("With 1 bridge from r5c1 to r5c2, [^\n]*, so no bridge goes to r5c2\\.")));
}

// Hints.

TEST_F(Bridges, AHintComesInThreeStages) {
  puzzle("a.txt", easy);
  const std::string where = run("hamlet hint a.txt --stage 1").out;
  const std::string rule = run("hamlet hint a.txt --stage 2").out;
  const std::string move = run("hamlet hint a.txt --stage 3").out;
  EXPECT_THAT(where, ContainsRegex("^Where: look at r[0-9]+c[0-9]+\\.\n$"));
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
      {"2,2-4,2 3,1-3,5", "the bridge from r2c2 to r4c2 crosses the one from r3c1 to r3c5"},
      {"2,2-4,2=3", "r2c2 and r4c2 are joined by 3 bridges, but at most 2 are allowed"},
      {"1,1-3,1", "r1c1 and r3c1 do not see one another"},
      {"1,3-1,4=2 1,3-1,1", "r1c3 demands 2 bridges but has 3"}};
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
  EXPECT_THAT(run("hamlet hint a.txt").out,
              StartsWith("It is solved.\nFrom what is printed, the first step is this.\nWhere: look at "));
  EXPECT_EQ(run("hamlet check a.txt").out, "valid\n");
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
