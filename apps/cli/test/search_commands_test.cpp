#include <gmock/gmock.h>

#include <set>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

using SearchCommands = Program;

TEST_F(SearchCommands, SolveTakesAnOrder) {
  for (const char* order : {"warnsdorff", "pohl-3-sum", "warnsdorff+betweenness-desc", "random", "given"}) {
    const auto solved = run(std::string("hamlet solve knight:5x5 --start 1,1 --json --order ") + order);
    EXPECT_EQ(solved.code, 0) << order;
    EXPECT_EQ(solved.json()["answer"], "found") << order;
  }
  const auto walked = run("hamlet solve knight:60x60 --solver heuristic --json");
  EXPECT_EQ(walked.code, 0);
  EXPECT_EQ(walked.json()["method"], "heuristic");
  EXPECT_EQ(run("hamlet solve petersen:5,2 --closed --solver heuristic").code, 3);
}

TEST_F(SearchCommands, LongestProvesItself) {
  const auto longest = run("hamlet longest knight:4x4 --json");
  EXPECT_EQ(longest.code, 0);
  EXPECT_EQ(longest.json()["length"], 15);
  EXPECT_EQ(longest.json()["path"].size(), 15u);
  EXPECT_EQ(longest.json()["proved"], true);
  EXPECT_THAT(run("hamlet longest knight:3x3").out, HasSubstr("8 of 9 cells, and no path visits more"));
  const auto none = run("hamlet longest leaper-0-2:4x4 --start 1,1 --end 1,2 --json");
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.json()["length"], 0);
  const auto unproved = run("hamlet longest knight:5x5 --start 1,2 --time 0 --json");
  EXPECT_EQ(unproved.code, 3);
  EXPECT_EQ(unproved.json()["proved"], false);
  EXPECT_EQ(run("hamlet longest square:3x3 --blocked 1,2 -o path.svg").code, 0);
  EXPECT_TRUE(exists("path.svg"));
}

TEST_F(SearchCommands, UniqueTellsOneFromMoreAndNone) {
  const auto one = run("hamlet unique square:1x4 --start 1,1 --json");
  EXPECT_EQ(one.code, 0);
  EXPECT_EQ(one.json()["answer"], "unique");
  EXPECT_EQ(one.json()["solutions"].size(), 1u);
  const auto two = run("hamlet unique square:2x2 --start 1,1 --json");
  EXPECT_EQ(two.code, 1);
  EXPECT_EQ(two.json()["answer"], "ambiguous");
  ASSERT_EQ(two.json()["solutions"].size(), 2u);
  EXPECT_NE(two.json()["solutions"][0], two.json()["solutions"][1]);
  const auto none = run("hamlet unique diplomatico:4x4 --json");
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.json()["answer"], "none");
  const auto unknown = run("hamlet unique knight:8x8 --time 0 --json");
  EXPECT_EQ(unknown.code, 3);
  EXPECT_EQ(unknown.json()["answer"], "unknown");
}

TEST_F(SearchCommands, CountIsExactOrSaysSo) {
  const auto open = run("hamlet count diplomatico:4x5 --json").json();
  EXPECT_EQ(open["count"], "144");
  EXPECT_EQ(open["undirected"], "72");
  for (const char* field : {"directed", "method", "seconds", "peak_states"})
    EXPECT_TRUE(open.contains(field)) << field;
  EXPECT_EQ(run("hamlet count diplomatico:4x5 --undirected --json").json()["count"], "72");
  EXPECT_EQ(run("hamlet count diplomatico:4x5 --closed --json").json()["count"], "2");
  EXPECT_EQ(run("hamlet count diplomatico:4x5 --closed --directed --json").json()["count"], "4");
  EXPECT_EQ(run("hamlet count diplomatico:4x5 --at-least 144").code, 0);
  EXPECT_EQ(run("hamlet count diplomatico:4x5 --at-least 145").code, 1);
  EXPECT_EQ(run("hamlet count diplomatico:4x4 --json").json()["count"], "0");
  EXPECT_EQ(run("hamlet count knight:8x8 --time 0").code, 3);
}

TEST_F(SearchCommands, ReproduceStopsWithWhatItHas) {
  const auto stopped = run("hamlet reproduce pohl --time 0 --json");
  EXPECT_EQ(stopped.code, 3);
  EXPECT_TRUE(stopped.json()["tables"].is_array());
  EXPECT_EQ(stopped.json()["complete"], false);
}

TEST_F(SearchCommands, ReproduceSaysOfEachClaimWhatCameOut) {
  EXPECT_EQ(run("hamlet reproduce diplomatico -o report.md").code, 0);
  EXPECT_TRUE(exists("report.md") && exists("report-5.svg"));
  EXPECT_EQ(run("grep -c '^!\\[Figure' report.md").out, "5\n");
  const std::string report_text = contents(file("report.md"));
  EXPECT_TRUE(report_text.starts_with("# Searching, counting"));
  EXPECT_THAT(report_text, testing::HasSubstr("The document: Filippo Garagnani"));
  EXPECT_THAT(report_text, testing::HasSubstr("Of the document's 20 claims, "));
  // The findings are on the first screen, what fails before what holds, and the tables are folded.
  EXPECT_LT(report_text.find("**Does not hold**"), report_text.find("**Holds**"));
  EXPECT_LT(report_text.find("**Found here**"), report_text.find("<details><summary>Table I:"));
  EXPECT_LT(report_text.find("<summary>Table VII"), report_text.find("(report-1.svg)"));
  EXPECT_LT(report_text.find("(report-1.svg)"), report_text.find("<summary>Which boards"));
  EXPECT_EQ(run("grep -c '^</details>' report.md").out, run("grep -c '^<details>' report.md").out);
  // 5x10 is not counted while the report is made, but known.
  EXPECT_THAT(report_text, testing::HasSubstr("75511069308 *"));
  EXPECT_THAT(contents(file("report-lists.txt")), testing::HasSubstr("5x5: 31 34 12 42"));
  EXPECT_THAT(report_text, testing::Not(testing::HasSubstr("5x5: 31 34 12 42")));
  EXPECT_TRUE(run("hamlet reproduce pohl -o no/such/report.md").complains_in_one_line());
  const auto numberlink = run("hamlet reproduce numberlink --json");
  EXPECT_EQ(numberlink.code, 0);
  const auto report = numberlink.json();
  EXPECT_EQ(report["tables"][0]["rows"].size(), 10u);
  std::set<std::string> verdicts;
  for (const auto& claim : report["claims"]) verdicts.insert(claim["verdict"]);
  EXPECT_THAT(verdicts, testing::ElementsAre("cannot be checked", "differs", "reproduced", "yes"));
  std::set<std::string> sorts;
  for (const auto& claim : report["claims"]) sorts.insert(claim["sort"]);
  EXPECT_THAT(sorts, testing::ElementsAre("addition", "asked", "stated"));
}

TEST_F(SearchCommands, WhatIsSmallOrContradictsItselfHasAClearAnswer) {
  write("empty.edges", "");
  write("single.edges", "1\n");
  write("two.edges", "1 2\n2 3\n3 1\n4 5\n5 6\n6 4\n");
  struct Case {
    const char* line;
    int code;
    const char* said;
  };
  const Case table[] = {
      {"hamlet solve graph:empty.edges", 1, "none: there is no cell to visit"},
      {"hamlet solve graph:single.edges", 0, "1"},
      {"hamlet solve graph:single.edges --closed", 1, "a closed tour needs at least three cells"},
      {"hamlet solve graph:two.edges", 1, "the board falls into 2 parts"},
      {"hamlet longest graph:empty.edges", 1, "none: there is no path at all"},
      {"hamlet longest graph:single.edges", 0, "1 of 1 cells"},
      {"hamlet longest graph:two.edges", 0, "3 of 6 cells"},
      {"hamlet count graph:empty.edges", 0, "0 paths"},
      {"hamlet count graph:single.edges", 0, "1 path,"},
      {"hamlet count graph:two.edges", 0, "0 paths"},
      {"hamlet unique graph:empty.edges", 1, "none"},
      {"hamlet unique graph:single.edges", 0, "unique"},
      {"hamlet unique graph:two.edges", 1, "none"},
      {"hamlet solve knight:8x8 --time 0", 3, "unknown: the time limit was reached"},
      {"hamlet solve knight:7x7 --closed --time 0", 1, "25 cells are of one colour"},
      {"hamlet solve knight:8x8 --solver heuristic --time 0", 3, "unknown: the time limit was reached"},
      {"hamlet solve knight:8x8 --start 1,1 --end 1,3", 1, "numbers 1 on r1c1 and 64 on r1c3"},
      {"hamlet solve king:8x8 --clue 1,1=5 1,8=7", 1, "takes 7"},
  };
  for (const auto& [line, code, said] : table) {
    const auto outcome = run(line);
    EXPECT_EQ(outcome.code, code) << line << "\n" << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr(said)) << line;
  }
  EXPECT_EQ(run("hamlet solve king:8x8 --clue 1,1=5 1,8=7 --json").json()["certificate"],
            (nlohmann::json{{1, 1}, {1, 8}}));
}

}  // namespace hamlet
