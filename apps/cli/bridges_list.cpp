#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/bridges_commands.hpp"
#include "cli/command.hpp"
#include "cli/proved_by.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/solve/bridges/solver.hpp"
#include "hamlet/solve/bridges/why_none.hpp"

namespace hamlet {

namespace {

/// "1,1-1,4=2 1,1-3,1=1": each pair of islands that is joined, and by how many bridges.
std::string line_of(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net) {
  const Labels name = puzzle.labels();
  std::string line;
  for (const auto& [a, b, n] : net) {
    if (!line.empty()) line += ' ';
    line += fmt::format("{}-{}={}", name(a), name(b), n);
  }
  return line;
}

}  // namespace

int list_bridges(const BridgesTask& task, std::uint64_t limit, const OutputOptions& output, const Run& run) {
  const BridgesPuzzle& puzzle = task.puzzle();
  const Network network(puzzle);
  std::uint64_t printed = 0;
  const SearchReport report =
      bridges_solver("engine", "--solver")
          .search(puzzle, network, task.bounds, limit, run, [&](std::span<const int> bridges) {
            const std::vector<Bridge> net = net_of(network, bridges);
            require(check(puzzle, net).empty(), "a net that was found keeps the rules");
            clear_progress();
            print((output.json() ? net_json(puzzle, net).dump() : line_of(puzzle, net)) + "\n");
            return ++printed < limit && !reader_left();
          });
  clear_progress();
  if (report.ended == Ended::by_request) {
    output.say(fmt::format("unfinished after {}: {}", number_of(printed, "solution"), report.why));
    return exit_unknown;
  }
  if (printed > 0) return exit_yes;
  output.say(none_text(why_none(puzzle, task.bounds, run).sentence, report.method));
  return exit_no;
}

}  // namespace hamlet
