#include <gmock/gmock.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

using List = Program;
using Sample = Program;

TEST_F(List, PrintsEverySolutionOnALine) {
  const auto all = run("hamlet list diplomatico:4x5");
  EXPECT_EQ(all.code, 0);
  EXPECT_EQ(all.err, "");
  const auto lines = lines_of(all.out);
  EXPECT_EQ(lines.size(), 144u);
  EXPECT_EQ(std::set(lines.begin(), lines.end()).size(), 144u);
  for (const std::string& line : lines) EXPECT_EQ(std::ranges::count(line, '/'), 3) << line;
  EXPECT_EQ(lines_of(run("hamlet list diplomatico:4x5 --undirected").out).size(), 72u);
  EXPECT_EQ(lines_of(run("hamlet list diplomatico:4x5 --closed").out).size(), 2u);
  EXPECT_EQ(lines_of(run("hamlet list diplomatico:4x5 --closed --directed").out).size(), 4u);
  EXPECT_EQ(lines_of(run("hamlet list knight:5x5 --start 1,1").out).size(), 304u);
}

TEST_F(List, ShowsGridsNamesOrJson) {
  EXPECT_EQ(run("hamlet list square:2x3 --start 1,1 --end 2,3").out, "1 4 5 / 2 3 6\n");
  EXPECT_EQ(run("hamlet list square:2x3 --blocked 1,2 --start 1,1").out, "1 . 5 / 2 3 4\n");
  EXPECT_EQ(run("hamlet list square:2x2 --start 1,1 --end 1,2 --json").out, "[[1,1],[2,1],[2,2],[1,2]]\n");
  write("path.edges", "a b\nb c\n");
  EXPECT_EQ(run("hamlet list graph:path.edges --undirected").out.size(), 6u);
  EXPECT_THAT(run("hamlet list graph:path.edges --json").out, HasSubstr(R"(["a","b","c"])"));
}

TEST_F(List, SearchesWhatIsNumbered) {
  EXPECT_EQ(run("hamlet list square:3x3 --clue 2,2=5 | wc -l").out, run("echo 8").out);
  EXPECT_EQ(run("hamlet list square:3x3 --clue 2,2=5 --undirected | wc -l").out, run("echo 4").out);
}

TEST_F(List, StopsAtTheLimitOrWhenNobodyReads) {
  const auto some = run("hamlet list diplomatico:6x6 --limit 7");
  EXPECT_EQ(some.code, 0);
  EXPECT_EQ(lines_of(some.out).size(), 7u);
  EXPECT_EQ(lines_of(run("hamlet list diplomatico:4x5 --limit all").out).size(), 144u);
  // Either the search or the listing may notice the closed pipe first.
  for (int round = 0; round < 20; ++round) {
    const auto cut = run("hamlet list knight:8x8 | head -n 2");
    EXPECT_EQ(lines_of(cut.out).size(), 2u);
    EXPECT_EQ(cut.err, "");
  }
}

TEST_F(List, TellsNoneFromUnknown) {
  const auto none = run("hamlet list diplomatico:4x4");
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.out, "");
  EXPECT_THAT(none.err, HasSubstr("none: "));
  EXPECT_EQ(run("hamlet list petersen:5,2 --closed --quiet").code, 1);
  EXPECT_EQ(run("hamlet list petersen:5,2 --closed --quiet").err, "");
  const auto unknown = run("hamlet list knight:6x6 --time 0");
  EXPECT_EQ(unknown.code, 3);
  EXPECT_THAT(unknown.err, HasSubstr("the time limit was reached"));
  EXPECT_EQ(run("hamlet list knight:6x6 > /dev/full").code, 2);
}

TEST_F(Sample, PrintsWhatSolvePrints) {
  const auto drawn = run("hamlet sample diplomatico:6x6 -n 3 --seed 5 --json");
  EXPECT_EQ(drawn.code, 0);
  const auto json = drawn.json();
  EXPECT_EQ(json["answer"], "found");
  EXPECT_EQ(json["paths"].size(), 3u);
  for (const auto& path : json["paths"]) EXPECT_EQ(path.size(), 36u);
  for (const char* field : {"method", "seconds", "work"}) EXPECT_TRUE(json.contains(field)) << field;
  EXPECT_EQ(run("hamlet sample diplomatico:6x6 -n 3 --seed 5 --threads 2 --json").json()["paths"],
            json["paths"]);
  EXPECT_NE(run("hamlet sample diplomatico:6x6 -n 3 --seed 6 --json").json()["paths"], json["paths"]);
  EXPECT_THAT(run("hamlet sample square:2x2").err, HasSubstr("drew 1 by sweep"));
  EXPECT_THAT(run("hamlet sample complete:3 --closed").err, HasSubstr("(1 step, "));
}

TEST_F(Sample, SavesWhatCheckAccepts) {
  ASSERT_EQ(run("hamlet sample knight:5x5 --start 1,1 -o one.json --quiet").code, 0);
  EXPECT_EQ(run("hamlet check one.json").code, 0);
  ASSERT_EQ(run("hamlet sample king:3x3 --clue 2,2=5 -n 2 -o two.txt --quiet").code, 0);
  EXPECT_EQ(run("hamlet check two.txt --pick 2").code, 0);
}

TEST_F(Sample, TellsNoneFromUnknown) {
  const auto none = run("hamlet sample diplomatico:4x4 -n 2 --json");
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.json()["answer"], "none");
  EXPECT_TRUE(none.json().contains("why"));
  EXPECT_THAT(run("hamlet sample petersen:5,2 --closed").out, HasSubstr("none: "));
  const auto unknown = run("hamlet sample diplomatico:6x6 --time 0 --json");
  EXPECT_EQ(unknown.code, 3);
  EXPECT_EQ(unknown.json()["answer"], "unknown");
}

TEST_F(Sample, IsUnknownWhenTheDiskIsFull) {
  const auto full =
      run("trap '' XFSZ; ulimit -f 1; hamlet sample diplomatico:6x8 --memory 0.02 --threads 1 --spill .");
  EXPECT_EQ(full.code, 3);
  EXPECT_THAT(full.out, HasSubstr("has no room"));
  const auto nowhere = run("hamlet sample knight:6x6 --closed --spill nowhere");
  EXPECT_TRUE(nowhere.complains_in_one_line()) << nowhere.err;
  EXPECT_THAT(nowhere.err, HasSubstr("'nowhere' is no folder"));
}

TEST_F(Sample, SpillsIntoAFolder) {
  const std::string line = "hamlet sample knight:6x6 --closed -n 5 --json --memory 0.01";
  EXPECT_THAT(run(line).err, HasSubstr("--spill FOLDER"));
  const auto spilled = run(line + " --spill .");
  EXPECT_EQ(spilled.code, 0) << spilled.err;
  EXPECT_EQ(spilled.json()["paths"].size(), 5u);
}

}  // namespace hamlet
