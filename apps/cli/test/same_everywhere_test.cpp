#include <gmock/gmock.h>

#include <sstream>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

namespace {

/// Each question is answered by a different method, or by several in turn.
constexpr const char* questions[] = {
    "solve diplomatico:10x10",
    "solve knight:8x8 --closed",
    "solve knight:7x7 --start 1,1 --seed 5",
    "solve square:6x6 --blocked 1,1 6,6 --limit 3",
    "solve petersen:29,2 --closed",
    "solve petersen:30,2 --closed",
    "solve hex:5 --closed",
    "solve leaper-1-4:10x10",
    "solve king:12x12 --clue 1,1=1 6,6=80 12,12=144",
    "solve diplomatico:5x5 --limit 40",
    "solve diplomatico:6x6 --start 3,3 --end 4,4",
    "solve complete:40",
    "unique king:5x5 --clue 1,1=1 2,3=9 5,5=25",
    "make hashi 7x9 --seed 4",
    "make hashi 12x12 --level 5 --seed 2",
    "make hashi 10x10 --symmetry half-turn --touching --seed 3",
    "make numbrix 7x7 --seed 2",
    "make hidato 7x7 --level 3 --seed 6",
    "make rikudo 4 --diamonds 30 --seed 1",
    "make hopido 6x6 --seed 1",
    "make knight 6x6 --seed 1",
    "make path king:6x6 --closed --marks one-way=6 --seed 9",
    "make hidato --shape heart --resolution 9 --seed 1",
    "sample diplomatico:5x6 -n 3 --seed 2",
    "longest king:3x9 --blocked 2,2 2,5",
    "count knight:5x5 --show-sweep",
    "count king:4x5 --show-sweep",
};

nlohmann::ordered_json without_seconds(const std::string& line) {
  auto json = nlohmann::ordered_json::parse(line);
  json.erase("seconds");
  return json;
}

}  // namespace

using SameEverywhere = Program;

TEST_F(SameEverywhere, OneThreadGivesTheseAnswersOnEveryMachine) {
  const std::filesystem::path golden = HAMLET_SOURCE "/data/golden/answers.jsonl";
  std::string answers;
  for (const std::string question : questions)
    answers += without_seconds(run("hamlet " + question + " --threads 1 --json").out).dump() + "\n";
  if (std::getenv("HAMLET_UPDATE_GOLDEN")) std::ofstream(golden) << answers;
  std::istringstream now(answers), then(contents(golden));
  for (const char* question : questions) {
    std::string line, pinned;
    std::getline(now, line);
    std::getline(then, pinned);
    EXPECT_EQ(line, pinned) << "hamlet " << question << " --threads 1 --json";
  }
}

}  // namespace hamlet
