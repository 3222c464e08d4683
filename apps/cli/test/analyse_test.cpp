#include <fmt/format.h>
#include <gmock/gmock.h>

#include <cmath>
#include <fstream>
#include <map>
#include <sstream>

#include "cli/test/program_test_help.hpp"

namespace hamlet {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::vector<std::string>> rows_of(std::istream& csv) {
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(csv, line);) {
    if (line.ends_with('\r')) line.pop_back();
    auto& row = rows.emplace_back();
    std::istringstream text(line);
    for (std::string field; std::getline(text, field, ',');) row.push_back(field);
  }
  return rows;
}

nlohmann::json correlation(const nlohmann::json& analysis, const std::string& measure) {
  for (const auto& row : analysis["correlations"]) {
    if (row["measure"] == measure) return row;
  }
  return nullptr;
}

TEST_F(Program, AnalysesTheBoardsOfTableSeven) {
  std::ifstream table(HAMLET_SOURCE "/../shared/reference/table7.csv");
  std::ifstream starts(HAMLET_SOURCE "/../shared/reference/per_start_counts.csv");
  if (!table || !starts)
    GTEST_SKIP() << "the reference tables in ../shared/reference are not on this machine";
  std::map<std::string, nlohmann::json> known;
  for (const char* size : {"4,5", "4,6", "4,7", "5,5"}) {
    std::string board = size;
    board[1] = 'x';
    known[size] = run("hamlet analyse diplomatico:" + board + " --correlate --json").json();
  }
  for (const auto& row : rows_of(table)) {
    if (row[0] == "n") continue;
    const auto& analysis = known.at(row[0] + "," + row[1]);
    const auto found = correlation(analysis, row[2]);
    EXPECT_EQ(fmt::format("{:.6f}", found["r"].get<double>()), row[3]);
    EXPECT_EQ(fmt::format("{:.6g}", found["p"].get<double>()), row[4]);
    if (row[2] != "eigenvector") continue;
    const auto of_document = correlation(analysis, "eigenvector-20");
    EXPECT_EQ(fmt::format("{:.6f}", of_document["r"].get<double>()), row[8]);
    EXPECT_EQ(fmt::format("{:.6f}", of_document["p"].get<double>()), row[9]);
  }
  int compared = 0;
  for (const auto& row : rows_of(starts)) {
    const auto analysis = known.find(row[0] + "," + row[1]);
    if (analysis == known.end()) continue;
    const auto& per_start = analysis->second["solutions"]["per_start"];
    const std::size_t v = (std::stoul(row[2]) - 1) * std::stoul(row[1]) + std::stoul(row[3]) - 1;
    EXPECT_EQ(per_start[v]["cell"], nlohmann::json({std::stoi(row[2]), std::stoi(row[3])}));
    EXPECT_EQ(per_start[v]["count"], row[4]);
    ++compared;
  }
  EXPECT_EQ(compared, 20 + 24 + 28 + 25);
}

TEST_F(Program, ScoresAreRawAndNormalised) {
  const auto analysis = run("hamlet analyse diplomatico:5x5 --json").json();
  ASSERT_EQ(analysis["scores"].size(), 25u);
  EXPECT_EQ(analysis["scores"][0]["cell"], nlohmann::json({1, 1}));
  EXPECT_EQ(analysis["scores"][0]["degree"], 3);
  double greatest = 0;
  for (const auto& row : analysis["scores"])
    greatest = std::max(greatest, row["normalised"]["betweenness"].get<double>());
  EXPECT_EQ(greatest, 1);
  EXPECT_TRUE(analysis["correlations"].empty());
  EXPECT_FALSE(analysis.contains("solutions"));
}

TEST_F(Program, SaysThatSymmetricCellsAreNotIndependent) {
  const RunResult text = run("hamlet analyse diplomatico:4x5 --correlate");
  EXPECT_EQ(text.code, 0);
  EXPECT_THAT(text.out, HasSubstr("symmetric cells have equal values and are not independent"));
  const auto row = correlation(run("hamlet analyse diplomatico:4x5 --correlate --json").json(), "degree");
  EXPECT_EQ(row["values"], 20);
  EXPECT_EQ(row["per_class"]["values"], 6);
}

TEST_F(Program, SaysHowTheProbabilityOfACorrelationWasFound) {
  const auto row = correlation(run("hamlet analyse diplomatico:4x5 --correlate --json").json(), "degree");
  EXPECT_EQ(row["p_method"], "t");
  EXPECT_EQ(row["per_class"]["p_method"], "permutations");
  // The probability is a fraction of the 720 orderings of six values.
  const double orderings = 720 * row["per_class"]["p"].get<double>();
  EXPECT_NEAR(orderings, std::round(orderings), 1e-9);
  EXPECT_THAT(run("hamlet analyse diplomatico:4x5 --correlate").out, HasSubstr("permutations\n"));
}

TEST_F(Program, OnlyWhatLeavesThePuzzleAsItIsMakesCellsSymmetric) {
  EXPECT_EQ(run("hamlet analyse diplomatico:5x5 --json").json()["classes"], 6);
  EXPECT_EQ(run("hamlet analyse diplomatico:5x5 --start 1,1 --json").json()["classes"],
            15);  // one reflection
  EXPECT_EQ(run("hamlet analyse diplomatico:5x5 --start 1,2 --json").json()["classes"], 25);
}

TEST_F(Program, CorrelatesWithOtherFigures) {
  const auto analysis = run("hamlet analyse diplomatico:5x5 --start 1,1 --correlate --score degree --with "
                            "paths-to visit-time --json")
                            .json();
  ASSERT_EQ(analysis["correlations"].size(), 2u);
  EXPECT_EQ(analysis["correlations"][0]["figure"], "paths-to");
  EXPECT_EQ(analysis["correlations"][1]["figure"], "visit-time");
  EXPECT_TRUE(analysis["correlations"][1]["r"].is_number());
}

TEST_F(Program, WhatDoesNotVaryHasNoCorrelation) {
  const RunResult outcome = run("hamlet analyse cycle:6 --correlate --json");
  EXPECT_EQ(outcome.code, 0);
  const auto row = correlation(outcome.json(), "degree");
  EXPECT_TRUE(row["r"].is_null() && row["p"].is_null());
  EXPECT_EQ(row["why"], "the score is the same everywhere");
  EXPECT_THAT(run("hamlet analyse cycle:6 --correlate").out,
              HasSubstr("degree with paths-from: undefined, since the score is the same everywhere"));
  const RunResult cell = run("hamlet analyse diplomatico:1x1 --correlate --solutions -o one.svg");
  EXPECT_EQ(cell.code, 0);
  EXPECT_THAT(cell.out, HasSubstr("one value alone correlates with nothing"));
}

TEST_F(Program, WithoutSolutionsNothingCorrelates) {
  const RunResult outcome = run("hamlet analyse diplomatico:4x4 --correlate --json");
  EXPECT_EQ(outcome.code, 1);
  EXPECT_TRUE(outcome.json()["correlations"].empty());
  EXPECT_THAT(outcome.err, StartsWith("correlations are undefined: there is no solution"));
  EXPECT_EQ(run("hamlet analyse diplomatico:4x4").code, 0);
  EXPECT_THAT(run("hamlet analyse diplomatico:4x4").out, HasSubstr("of a graph in 2 pieces"));
}

TEST_F(Program, WhatEndsTooEarlyIsUnknown) {
  EXPECT_EQ(run("hamlet analyse diplomatico:60x60 --time 0.01").code, 3);
  const RunResult outcome = run("hamlet analyse knight:8x8 --time 0.5 --correlate --json");
  EXPECT_EQ(outcome.code, 3) << outcome.err;
  EXPECT_EQ(outcome.json()["scores"].size(), 64u);
}

TEST_F(Program, WhatCannotBeCountedLeavesTheScores) {
  const RunResult outcome = run("hamlet analyse diplomatico:10x10 --correlate --csv cells.csv -o heat.svg");
  EXPECT_EQ(outcome.code, 3);
  EXPECT_THAT(outcome.err, StartsWith("unknown: its solutions cannot be counted here: "));
  EXPECT_THAT(outcome.out, HasSubstr("\n10,10"));
  EXPECT_TRUE(exists("cells.csv") && exists("heat.svg"));
  const RunResult json = run("hamlet analyse diplomatico:10x10 --solutions --json");
  EXPECT_EQ(json.code, 3);
  EXPECT_EQ(json.json()["scores"].size(), 100u);
  EXPECT_THAT(json.json()["unknown"].get<std::string>(), HasSubstr("cannot be counted"));
}

TEST_F(Program, MovesOfHexagonsAndTrianglesAreNamedInWords) {
  for (const char* board : {"hex:2", "triangle:3"}) {
    const std::string line = std::string("hamlet analyse ") + board + " --solutions";
    const std::string text = run(line).out;
    EXPECT_THAT(text, ContainsRegex("\nmoves, exact:\nalong a row +33.33 %\nto another row +66.67 %\n"));
    EXPECT_EQ(run(line + " --json").json()["solutions"]["moves"][0]["name"], "along a row");
  }
  EXPECT_THAT(run("hamlet analyse square:2x3 --solutions").out,
              ContainsRegex("\nmoves by rows and columns, exact:\n0,1 "));
}

TEST_F(Program, SolutionsAreSharedOutAmongPairsOfEnds) {
  const RunResult text = run("hamlet analyse diplomatico:5x5 --solutions");
  EXPECT_THAT(text.out,
              HasSubstr("pairs of ends     600 of 600 have solutions; 20.6667 a pair on average\n"));
  EXPECT_THAT(text.out, HasSubstr("most, least       44 from r2c2 to r4c4; 8 from r2c3 to r4c3\n"));
  EXPECT_THAT(text.out, HasSubstr("\n…\n"));
  const auto pairs = run("hamlet analyse diplomatico:4x7 --solutions --json").json()["solutions"]["per_pair"];
  EXPECT_EQ(pairs["pairs"], 756);
  int all = 0;
  for (const auto& row : pairs["classes"])
    all += row["pairs"].get<int>() * std::stoi(row["count_each"].get<std::string>());
  EXPECT_EQ(all, 72);
  const auto closed = run("hamlet analyse diplomatico:4x5 --closed --solutions --json").json();
  EXPECT_FALSE(closed["solutions"].contains("per_pair"));
}

TEST_F(Program, SolutionsAreLookedAtOneByOneOrDrawn) {
  const auto few = run("hamlet analyse diplomatico:5x5 --solutions --json").json()["solutions"];
  EXPECT_EQ(few["count"], "12400");
  EXPECT_EQ(few["drawn"], false);
  EXPECT_EQ(few["symmetric"]["count"], "32");
  EXPECT_EQ(few["classes"], "777");
  const auto many = run("hamlet analyse diplomatico:6x6 --solutions --samples 50 --json").json()["solutions"];
  EXPECT_EQ(many["drawn"], true);
  EXPECT_EQ(many["looked_at"], 50);
  EXPECT_LT(many["symmetric"]["low"], many["symmetric"]["high"]);
  EXPECT_EQ(many["per_start"][0]["count"], "302282");
}

TEST_F(Program, ThreadsDoNotChangeAnAnalysis) {
  const std::string line = "hamlet analyse diplomatico:20x20 --json --threads ";
  EXPECT_EQ(run(line + "1").out, run(line + "3").out);
}

TEST_F(Program, AnAnalysisIsWrittenAsCsvAndDrawn) {
  const RunResult outcome = run("hamlet analyse diplomatico:4x5 --correlate --csv cells.csv -o heat.svg");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const std::string csv = contents(file("cells.csv"));
  EXPECT_THAT(csv, StartsWith("cell,class,degree,degree normalised,betweenness,"));
  EXPECT_THAT(csv, HasSubstr("\n\"2,3\",6,2,0.6666666666666666,"));
  EXPECT_EQ(std::ranges::count(csv, '\n'), 21);
  const std::string heat = contents(file("heat.svg"));
  EXPECT_THAT(heat, HasSubstr(">20 cells: r = -0.8228, p = "));
  EXPECT_THAT(heat, HasSubstr(">6 classes: r = "));
  for (const char* ending : {"pdf", "png"})
    EXPECT_EQ(run(std::string("hamlet analyse hex:3 -o heat.") + ending).code, 0) << ending;
}

TEST_F(Program, SurveysAFamilyBySize) {
  const RunResult outcome = run("hamlet analyse diplomatico --sizes 5x6 --csv sizes.csv -o growth.svg");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("\n4     -  -  -   -  oc   o\n"));
  EXPECT_THAT(outcome.out, HasSubstr("\nno path on 4x4: 4 cells have only one neighbour"));
  EXPECT_THAT(outcome.out, HasSubstr("\n5x5     12400     48"));
  EXPECT_THAT(contents(file("growth.svg")), HasSubstr(">at most, 7^(nm-1)<"));
  const std::string csv = contents(file("sizes.csv"));
  EXPECT_EQ(std::ranges::count(csv, '\n'), 31);
  EXPECT_THAT(csv, HasSubstr("\n5,4,yes,yes,144,2,"));
  EXPECT_THAT(csv, ContainsRegex("\n1,2,no,[^\n]*no move leads to or from r1c1 and r1c2"));
  EXPECT_THAT(csv, ContainsRegex("\n2,1,no,[^\n]*as 1x2: no move leads to or from r1c1 and r1c2"));
  const auto json = run("hamlet analyse knight --sizes 3x6 --json").json();
  EXPECT_EQ(json["boards"].size(), 15u);
  EXPECT_FALSE(json["boards"][0]["log10_bounds"].contains("by_tiles"));
  for (const auto& board : json["boards"]) {
    if (board["rows"] != 3 || board["columns"] != 5) continue;
    EXPECT_EQ(board["path"]["answer"], "no");
    EXPECT_FALSE(board["path"]["why"].get<std::string>().empty());
  }
  const RunResult stopped = run("hamlet analyse knight --sizes 8x8 --time 0");
  EXPECT_EQ(stopped.code, 3);
  EXPECT_THAT(stopped.err, StartsWith("unknown: "));
}

TEST_F(Program, AnalyseRefusesWhatItCannotDo) {
  const std::pair<std::string, std::string> complaints[] = {
      {"hamlet analyse diplomatico:4x5 --csv no/such/cells.csv", "no/such/cells.csv: cannot be written"},
      {"hamlet analyse diplomatico:4x5 --score closness", "did you mean 'closeness'?"},
      {"hamlet analyse diplomatico:4x5 --correlate --with paths", "--with: unknown figure 'paths'"},
      {"hamlet analyse diplomatico:4x5 --with paths-to", "--with: it belongs to --correlate"},
      {"hamlet analyse diplomatico:4x5 --samples 10", "--samples: it belongs to --solutions or --correlate"},
      {"hamlet analyse diplomatico:4x5 -o heat.json", "an analysis is drawn as .svg, .pdf or .png"},
      {"hamlet analyse diplomatico:400x400 -o heat.svg", "too many for a picture"},
      {"hamlet analyse diplomatico:4x5 --ends none", "--ends"},
      {"hamlet analyse diplomatico:4x5 --closed --correlate --with visit-time",
       "closed tours have no last cell"},
      {"hamlet analyse diplomatico:1000x1000 --memory 1", "diplomatico:1000x1000: its analysis"},
      {"hamlet analyse nothing:4x5", "nothing"},
      {"hamlet analyse diplomatico:30x30 --csv no/such/cells.csv", "no/such/cells.csv: cannot be written"},
      {"hamlet analyse diplomatico:4x5 --csv x.svg -o ./x.svg", "./x.svg: this file is to be written twice"},
      {"mkdir folder; hamlet analyse diplomatico:4x5 --csv folder", "folder: this is a folder"},
      {"hamlet analyse cycle --sizes 4x4", "cycle: its boards have no rows and columns"},
      {"hamlet analyse knight --sizes 4", "4: the largest size has rows and columns, such as 10x10"},
      {"hamlet analyse knight:3x3 --sizes 4x4", "the family alone is named"},
      {"hamlet analyse knight --sizes 4x4 --correlate", "--correlate: it is for a single board"},
      {"hamlet analyse knight --sizes 4x4 --pick 2", "--pick: it is for a single board"},
      {"hamlet analyse knight --sizes 4x4 --start 1,1", "--sizes: it looks at whole boards"},
      {"hamlet analyse knight --sizes 4x4 -o x.json", "an analysis is drawn as .svg, .pdf or .png"},
  };
  for (const auto& [line, complaint] : complaints) {
    const RunResult outcome = run(line);
    EXPECT_TRUE(outcome.complains_in_one_line()) << line << "\n" << outcome.out << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(complaint)) << line;
  }
}

}  // namespace
}  // namespace hamlet
