#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST_F(Program, CountsBoardsBySweepAndPuzzlesWithNumbersBySearch) {
  const auto board = run("hamlet count diplomatico:5x7 --json").json();
  EXPECT_EQ(board["count"], "923632");
  EXPECT_EQ(board["undirected"], "461816");
  EXPECT_EQ(board["method"], "sweep");
  EXPECT_GT(board["peak_states"], 1);
  const auto puzzle = run("hamlet count square:4x4 --clue 2,2=7 --json").json();
  EXPECT_EQ(puzzle["method"], "search");
  EXPECT_EQ(run("hamlet count square:4x4 --method search --json").json()["count"],
            run("hamlet count square:4x4 --method sweep --json").json()["count"]);
}

TEST_F(Program, PredictsOnStandardErrorUnlessQuiet) {
  const RunResult loud = run("hamlet count diplomatico:5x5");
  EXPECT_THAT(loud.err, StartsWith("predicted: "));
  EXPECT_EQ(loud.out, "12400 paths, directed (6200 undirected), by sweep\n");
  EXPECT_EQ(run("hamlet count diplomatico:5x5 --quiet").err, "");
}

TEST_F(Program, TheSumOverStartsPairsAndEdgesIsTheCount) {
  const auto sum = [](const nlohmann::json& rows) {
    long total = 0;
    for (const auto& row : rows) total += std::stol(row["count"].get<std::string>());
    return total;
  };
  EXPECT_EQ(sum(run("hamlet count diplomatico:5x5 --per-start --json").json()["per_start"]), 12400);
  EXPECT_EQ(sum(run("hamlet count diplomatico:4x5 --per-pair --json").json()["per_pair"]), 144);
  EXPECT_EQ(sum(run("hamlet count diplomatico:4x5 --per-edge --json").json()["per_edge"]), 144 * 19);
  EXPECT_EQ(sum(run("hamlet count diplomatico:4x5 --closed --per-edge --json").json()["per_edge"]), 2 * 20);
  // The sweep and the search agree.
  for (const char* detail : {"--per-start", "--per-pair", "--per-edge"}) {
    const std::string line = std::string("hamlet count diplomatico:4x5 --json ") + detail;
    auto by_sweep = run(line).json(), by_search = run(line + " --method search").json();
    for (const char* key : {"per_start", "per_pair", "per_edge"})
      EXPECT_EQ(by_sweep[key], by_search[key]) << detail;
  }
}

TEST_F(Program, ToursThatAreNotAllReversibleAreToldApart) {
  write("odd.json", R"({"hamlet":1,"kind":"path","board":{"name":"king:3x3"},"closed":true,
                        "marks":[{"rule":"odd","cells":[[1,1]]}]})");
  const auto directed = run("hamlet count odd.json --per-edge --directed --json").json();
  const auto undirected = run("hamlet count odd.json --per-edge --undirected --json").json();
  EXPECT_EQ(directed["count"], "160");
  EXPECT_EQ(undirected["count"], "144");
  const auto sum = [](const nlohmann::json& rows) {
    long total = 0;
    for (const auto& row : rows) total += std::stol(row["count"].get<std::string>());
    return total;
  };
  EXPECT_EQ(sum(directed["per_edge"]), 160 * 9);
  EXPECT_EQ(sum(undirected["per_edge"]), 144 * 9);
}

TEST_F(Program, AClosedTourBeginsAfterItsLastCellOrAnywhere) {
  for (const char* method : {"sweep", "search"}) {
    const auto given =
        run(std::string("hamlet count square:2x3 --closed --end 1,1 --per-start --json --method ") + method)
            .json();
    for (const auto& row : given["per_start"])
      EXPECT_EQ(row["count"],
                row["cell"] == nlohmann::json({1, 2}) || row["cell"] == nlohmann::json({2, 1}) ? "1" : "0")
          << method << row;
    const auto free =
        run(std::string("hamlet count square:4x4 --closed --per-start --json --method ") + method).json();
    EXPECT_EQ(free["per_start"].size(), 16u);
    for (const auto& row : free["per_start"]) EXPECT_EQ(row["count"], "6") << method;
  }
}

TEST_F(Program, DetailsOfWhatIsUnknownAreLeftOut) {
  for (const char* detail : {"per-start", "per-edge", "per-pair"}) {
    const RunResult outcome =
        run(std::string("hamlet count knight:8x8 --method search --time 0.1 --json --") + detail);
    EXPECT_EQ(outcome.code, 3) << outcome.err;
    std::string key = detail;
    key[3] = '_';
    EXPECT_TRUE(outcome.json()[key].empty());
  }
}

TEST_F(Program, ManyThreadsNeedLittleMemory) {
  EXPECT_EQ(run("hamlet count square:4x4 --memory 0.1 --threads 8 --json").json()["count"], "552");
}

TEST_F(Program, CountsColumnByColumn) {
  EXPECT_EQ(run("hamlet count diplomatico:4x8 --columns").out,
            "columns,count\n1,0\n2,0\n3,0\n4,0\n5,144\n6,128\n7,72\n8,364\n");
}

TEST_F(Program, TheOrderThatIsShownCanBeGiven) {
  const RunResult shown = run("hamlet count knight:5x5 --show-sweep --quiet");
  write("order.txt", shown.out);
  const RunResult again = run("hamlet count knight:5x5 --show-sweep --quiet --sweep order.txt");
  EXPECT_EQ(again.out, shown.out);
}

TEST_F(Program, ASecondOpinionIsGivenWhenAskedFor) {
  EXPECT_THAT(run("hamlet count diplomatico:5x6 --verify").out,
              HasSubstr("verified by another order modulo 2147483647, forwards and backwards"));
  EXPECT_EQ(run("hamlet count square:4x4 --clue 2,2=7 --verify --json").json()["verified"], true);
}

TEST_F(Program, ACountSurvivesBeingKilled) {
  const std::string line =
      "hamlet count knight:6x8 --closed --checkpoint saved --checkpoint-every 0 --threads 1";
  // The count is killed whenever it has saved something, again and again, and must still finish.
  write("until_done",
        "hamlet_program=\"$1\"; shift\n"
        "killed=0\n"
        "while :; do\n"
        "  rm -f old; [ -f saved/count.checkpoint ] && cp saved/count.checkpoint old\n"
        "  \"$hamlet_program\" \"$@\" > out 2> err & job=$!\n"
        "  while kill -0 $job 2>/dev/null; do\n"
        "    [ $killed -lt 5 ] && [ -f saved/count.checkpoint ] && ! cmp -s saved/count.checkpoint old && "
        "{ kill -9 $job; killed=$((killed + 1)); break; }\n"
        "  done\n"
        "  wait $job && break\n"
        "done\n"
        "echo killed $killed; cat out err\n");
  const RunResult outcome =
      run("sh until_done " HAMLET_PROGRAM
          " count knight:6x8 --closed --checkpoint saved --checkpoint-every 0 --threads 1");
  EXPECT_THAT(outcome.out, testing::Not(HasSubstr("killed 0")));
  EXPECT_THAT(outcome.out, HasSubstr("55488142 closed tours"));
  EXPECT_THAT(outcome.out, HasSubstr("going on from the checkpoint: step"));
  EXPECT_FALSE(exists("saved/count.checkpoint")) << "what is done needs no checkpoint";
}

TEST_F(Program, TwoCountsOnOneCheckpointFolderAreToldSo) {
  // The first count holds the folder while the second starts.
  const RunResult both =
      run("'" HAMLET_PROGRAM
          "' count square:15x15 --checkpoint saved --checkpoint-every 0 --threads 1 > first 2>&1 & "
          "job=$!; until [ -f saved/count.checkpoint ]; do kill -0 $job || exit 9; sleep 0.05; done; "
          "hamlet count square:15x15 --checkpoint saved; code=$?; kill -INT $job; wait $job; echo $?; "
          "exit $code");
  EXPECT_EQ(both.code, 2);
  EXPECT_THAT(both.err, HasSubstr("saved: another count is using this folder now"));
  EXPECT_EQ(both.out, "3\n") << "the first is not disturbed: " << contents(file("first"));
}

TEST_F(Program, ACheckpointFolderThatIsNoneIsRefusedAtOnce) {
  const RunResult refused = run("touch thing; hamlet count diplomatico:9x9 --checkpoint thing");
  EXPECT_TRUE(refused.complains_in_one_line()) << refused.err;
  EXPECT_THAT(refused.err, HasSubstr("--checkpoint: 'thing' is no folder"));
}

TEST_F(Program, ACheckpointThatCannotBeSavedIsSaidAndTheCountGoesOn) {
  write("until_saved",
        "\"$@\" & job=$!\n"
        "while [ ! -f saved/count.checkpoint ] && kill -0 $job; do :; done; kill -9 $job\n");
  run("sh until_saved " HAMLET_PROGRAM
      " count diplomatico:7x7 --checkpoint saved --checkpoint-every 0 --threads 1");
  ASSERT_TRUE(exists("saved/count.checkpoint"));
  const RunResult full =
      run("ulimit -f 1; hamlet count diplomatico:7x7 --checkpoint saved --checkpoint-every 0");
  EXPECT_EQ(full.code, 0);
  EXPECT_THAT(full.err, HasSubstr("going on from the checkpoint"));
  EXPECT_THAT(full.err, HasSubstr("the checkpoint cannot be written"));
  EXPECT_THAT(full.out, StartsWith("8642871600 paths"));
}

TEST_F(Program, ADiskThatIsFullWhileSpillingIsSaid) {
  const RunResult full =
      run("ulimit -f 1; mkdir disk; hamlet count knight:7x8 --closed --memory 0.04 --spill disk");
  EXPECT_EQ(full.code, 3);
  EXPECT_THAT(full.out, HasSubstr("has no room for more"));
}

TEST_F(Program, WhatDoesNotFitIsRefusedOrSpilled) {
  const RunResult refused = run("hamlet count diplomatico:7x8 --memory 0.05");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("it needs about"));
  EXPECT_THAT(refused.err, HasSubstr("the disk by --spill FOLDER"));
  const RunResult spilled = run("mkdir disk; hamlet count knight:7x8 --closed --memory 0.04 --spill disk");
  EXPECT_THAT(spilled.out, StartsWith("34524432316 closed tours")) << spilled.err;
}

TEST_F(Program, WhatIsFarTooLargeIsRefusedAtOnce) {
  for (const char* board : {"diplomatico:14x14", "complete:60"}) {
    const RunResult refused = run(std::string("hamlet count ") + board);
    EXPECT_TRUE(refused.complains_in_one_line()) << refused.err;
    EXPECT_THAT(refused.err, HasSubstr("the sweep is too large")) << board;
  }
}

TEST_F(Program, StoppingACountLeavesItUnknown) {
  const RunResult stopped = run("hamlet count knight:8x8 --time 0.5 --memory 20");
  EXPECT_EQ(stopped.code, 3);
  EXPECT_THAT(stopped.out, StartsWith("unknown: the time limit was reached"));
}

TEST_F(Program, CountsGraphsOfAnyShape) {
  write("empty.edges", "# nothing\n");
  write("parts.edges", "a b\nb c\nc a\nd e\ne f\nf d\n");
  write("doubled.edges", "a b\nb a\na b\nb c\nc a\n");
  EXPECT_THAT(run("hamlet count graph:parts.edges").out, StartsWith("0 paths"));
  EXPECT_THAT(run("hamlet count graph:doubled.edges --quiet").out, StartsWith("6 paths"));
  EXPECT_THAT(run("hamlet count complete:8 --quiet").out, StartsWith("40320 paths"));
  EXPECT_THAT(run("hamlet count petersen:101,2 --closed --quiet").out, StartsWith("0 closed tours"));
  EXPECT_THAT(run("hamlet count cycle:400 --closed --quiet").out, StartsWith("1 closed tour,"));
}

}  // namespace
}  // namespace hamlet
