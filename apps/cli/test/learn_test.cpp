#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {
namespace {

class Learn : public Program {};

TEST_F(Learn, MakesADataSetAndAReportInOneCommand) {
  const auto learnt =
      run("hamlet learn diplomatico:6x6 king:5x5 --count 150 --csv data.csv -o learning.md --json");
  ASSERT_EQ(learnt.code, 0) << learnt.err;
  const auto report = learnt.json();
  EXPECT_EQ(report["experiment"], "learning");
  EXPECT_EQ(report["claims"].size(), 4u);
  for (const auto& claim : report["claims"])
    EXPECT_THAT(claim["verdict"].get<std::string>(), testing::AnyOf("yes", "no"));
  EXPECT_EQ(run("wc -l < data.csv").out, "151\n");
  EXPECT_EQ(run("cut -d, -f1 data.csv | sort -u").out, "board\ndiplomatico:6x6\nking:5x5\n");
  const std::string text = contents(file("learning.md"));
  EXPECT_THAT(text, testing::StartsWith("# Predicting whether"));
  EXPECT_THAT(text, testing::HasSubstr("<summary>Is there a solution?"));
  EXPECT_THAT(text, testing::HasSubstr("`hamlet learn diplomatico:6x6 king:5x5 --count 150`"));
}

TEST_F(Learn, TheBoardsOfTheDataSetCanBeSolvedAgain) {
  ASSERT_EQ(run("hamlet learn diplomatico:5x5 --count 20 --csv data.csv --quiet").code, 0);
  const auto checked = run(R"(python3 - <<'END'
import csv, subprocess, sys
for row in csv.DictReader(open("data.csv")):
    blocked = ["--blocked", *row["blocked"].split()] if row["blocked"] else []
    code = subprocess.run([")" HAMLET_PROGRAM R"(", "solve", row["board"], *blocked, "--quiet"],
                          stdout=subprocess.DEVNULL).returncode
    if code != {"found": 0, "none": 1}[row["truth"]]:
        sys.exit(f"{row['board']} {blocked}: {code}, but {row['truth']}")
END)");
  EXPECT_EQ(checked.code, 0) << checked.err;
}

TEST_F(Learn, ALimitLeavesTheBoardsTriedUntilThen) {
  const auto stopped = run("hamlet learn --time 0.5 --csv data.csv");
  EXPECT_EQ(stopped.code, 3);
  EXPECT_THAT(stopped.out, testing::HasSubstr("a limit was reached before the end"));
  EXPECT_GT(std::stoi(run("wc -l < data.csv").out), 1);
}

}  // namespace
}  // namespace hamlet
