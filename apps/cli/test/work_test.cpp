#include <fmt/format.h>
#include <gmock/gmock.h>

#include <sstream>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

namespace {

/// At least one question for each method, for each way to count, and for each ladder.
constexpr const char* questions[] = {
    "solve king:6x6 --solver backtrack --limit 300",
    "solve diplomatico:7x7 --start 4,4 --solver backtrack",
    "solve diplomatico:30x30 --solver heuristic",
    "solve knight:22x22 --closed --solver tiling",
    "solve knight:14x16 --closed --blocked 7,7 7,8 --solver merge",
    "solve king:15x15 --blocked 8,8 --solver rotation",
    "solve petersen:31,2 --closed --solver elimination",
    "solve knight:8x8 --closed --solver elimination",
    "solve petersen:29,2 --closed --solver sat-edges",
    "solve king:6x6 --clue 1,1=1 3,4=20 6,6=36 --solver sat-position",
    "solve hidato.txt --solver gaps --limit 2",
    "solve tutte --closed",
    "solve diplomatico:40x40 --blocked 20,20 5,5",
    "unique hidato.txt",
    "count knight:6x6 --method sweep",
    "count knight:6x6 --closed --per-start",
    "count king:4x4 --method search",
    "longest knight:3x8",
    "longest square:5x7 --blocked 1,2 2,1",
    "sample diplomatico:5x6 -n 5",
    "grade hidato.txt",
    "grade numbrix.txt",
    "minimal hidato.txt --smallest",
    "solve bridges.txt --solver engine --limit 5",
    "solve bridges.txt --solver rules",
    "solve 'https://puzz.link/p?hashi/4/4/23313h23h22331' --solver tau",
    "unique bridges.txt",
    "count bridges.txt",
    "count several.txt",
    "grade bridges.txt",
};

/// The figures of an answer that depend on nothing but the input, the seed and the version.
std::string figures_of(const std::string& line) {
  const auto json = nlohmann::ordered_json::parse(line);
  std::string text;
  for (const char* name :
       {"answer", "method", "work", "peak_states", "count", "length", "level", "score", "size"}) {
    if (json.contains(name)) text += fmt::format(" {} {}", name, json[name].dump());
  }
  return text;
}

}  // namespace

using Work = Program;

TEST_F(Work, OfEachMethodIsAsPinned) {
  run("hamlet make hidato 8x8 --seed 3 -q -o hidato.txt");
  run("hamlet make numbrix 9x9 --level 4 --seed 5 -q -o numbrix.txt");
  run("hamlet make hashi 14x14 --level 6 --seed 1 -q -o bridges.txt");
  // A grid of unknown demands has thousands of nets.
  write("several.txt", "kind: hashi\n? . ? . ?\n. . . . .\n? . ? . ?\n. . . . .\n? . ? . ?\n");
  const std::filesystem::path golden = HAMLET_SOURCE "/data/golden/work.txt";
  std::string figures;
  for (const std::string question : questions)
    figures += question + ":" + figures_of(run("hamlet " + question + " --threads 1 --json").out) + "\n";
  if (std::getenv("HAMLET_UPDATE_GOLDEN")) std::ofstream(golden) << figures;
  std::istringstream now(figures), then(contents(golden));
  for (std::string line, pinned; std::getline(now, line);) {
    std::getline(then, pinned);
    EXPECT_EQ(line, pinned);
  }
}

}  // namespace hamlet
