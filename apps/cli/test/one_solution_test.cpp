#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "cli/test/program_test_help.hpp"
#include "hamlet/io/sheet_json.hpp"
#include "hamlet/solve/path/ladder/position/small_paths_test_help.hpp"
#include "hamlet/solve/path/one_solution_test_help.hpp"
#include "hamlet/solve/path/random_puzzle_test_help.hpp"

namespace hamlet {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class OneSolution : public Program {
 protected:
  nlohmann::json ask(const std::string& command) const {
    const RunResult outcome = run("hamlet " + command + " --json --quiet");
    EXPECT_EQ(outcome.err, "") << command;
    return outcome.out.empty() ? nlohmann::json() : outcome.json();
  }
  std::size_t count(const std::string& options) const {
    return std::stoul(ask("count puzzle.json " + options)["count"].get<std::string>());
  }
  std::size_t lines(const std::string& command) const {
    const RunResult listed = run("hamlet " + command + " --quiet");
    return static_cast<std::size_t>(std::ranges::count(listed.out, '\n'));
  }
};

TEST_F(OneSolution, IsTheSameForEveryCommand) {
  Rng rng(8);
  for (int round = 0; round < 50; ++round) {
    const PathPuzzle puzzle = path::random_small_puzzle(rng);
    SCOPED_TRACE(path::described(puzzle));
    const PathSheet content{.board = graph_board("graph", puzzle.graph), .puzzle = puzzle};
    write("puzzle.json", sheet_json(sheet_of(content)));
    const auto solutions = [&](path::Direction direction) {
      std::set<Path> keys;
      for (const Path& path : path::all_numberings(puzzle))
        keys.insert(path::key_of(puzzle, path, direction));
      return keys.size();
    };
    const std::size_t all = solutions(path::own_direction(puzzle));
    EXPECT_EQ(count(""), all);
    EXPECT_EQ(count("--method search"), all);
    EXPECT_EQ(count("--directed"), solutions(path::Direction::counts));
    EXPECT_EQ(count("--undirected"), solutions(path::Direction::does_not_count));
    EXPECT_EQ(lines("list puzzle.json"), all);
    EXPECT_EQ(lines("list puzzle.json --directed"), solutions(path::Direction::counts));
    EXPECT_EQ(lines("list puzzle.json --undirected"), solutions(path::Direction::does_not_count));
    EXPECT_EQ(ask("solve puzzle.json --limit all")["paths"].size(), all);
    const std::string answer = all == 0 ? "none" : all == 1 ? "unique" : "ambiguous";
    EXPECT_EQ(ask("unique puzzle.json")["answer"], answer);
    EXPECT_EQ(ask("grade puzzle.json")["answer"], answer);
    EXPECT_EQ(ask("explain puzzle.json")["answer"], answer);
    EXPECT_EQ(ask("hint puzzle.json")["unique"], all == 1);
    const std::string minimal = run("hamlet minimal puzzle.json").out;
    EXPECT_EQ(minimal.find("it has no solution") != std::string::npos, all == 0) << minimal;
    EXPECT_EQ(minimal.find("it has several solutions") != std::string::npos, all > 1) << minimal;
    if (all > 0) {
      EXPECT_EQ(ask("analyse puzzle.json --solutions")["solutions"]["count"], std::to_string(all));
    }
    constexpr std::size_t few = 10;
    const auto drawn = ask("sample puzzle.json -n 200")["paths"];
    const std::size_t different = std::set<nlohmann::json>(drawn.begin(), drawn.end()).size();
    EXPECT_TRUE(different == all || (different < all && all > few)) << different << " of " << all << " drawn";
    if (HasFailure()) return;
  }
}

TEST_F(OneSolution, OfATourWithANumberInsideIsANumbering) {
  EXPECT_THAT(run("hamlet count cycle:5 --closed --clue 2=2").out,
              StartsWith("2 closed tours, directed (1 undirected)"));
  EXPECT_THAT(run("hamlet count cycle:5 --closed").out, StartsWith("1 closed tour, undirected (2 directed)"));
  EXPECT_EQ(lines("list cycle:5 --closed --clue 2=2"), 2u);
  EXPECT_EQ(lines("list cycle:5 --closed --clue 2=2 --undirected"), 1u);
}

TEST_F(OneSolution, DetailsAreRefusedWhereTheCountIs) {
  for (const char* details : {"", " --per-edge", " --per-start", " --per-pair"}) {
    const RunResult outcome =
        run(std::string("hamlet count square:3x3 --clue 1,2=4 --method sweep") + details);
    EXPECT_TRUE(outcome.complains_in_one_line()) << details << outcome.out << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr("--method: sweep is not for this puzzle")) << details;
  }
}

}  // namespace
}  // namespace hamlet
