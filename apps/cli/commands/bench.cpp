#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/io/what.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

using Answer = FindResult::Answer;

constexpr Example examples[] = {
    {"hamlet bench", "complete graphs, cycles and grids, by SAT, by search and by the portfolio"},
    {"hamlet bench knight:6x6 knight:8x8 --closed --solver backtrack elimination sat-edges", "tours"},
    {"hamlet bench puzzles.txt --second --json", "every puzzle of a file, and whether it is unique"},
};

struct State {
  std::vector<std::string> what;
  std::vector<std::string> solvers;
  LimitOptions limits;
  OutputOptions output;
  std::string each;
  bool closed = false;
  bool second = false;
};

struct Row {
  std::string instance;
  Step cells;
  std::string solver;
  std::string answer;
  double seconds;
  std::uint64_t work;
};

std::vector<std::string> instances_of(const State& state) {
  if (!state.what.empty()) return state.what;
  return {"complete:10", "complete:20",  "complete:40", "complete:80", "cycle:20",
          "cycle:100",   "cycle:400",    "square:4x4",  "square:6x6",  "square:8x8",
          "square:9x9",  "square:12x12", "square:20x20"};
}

std::string answer_of(const FindResult& result, bool second) {
  if (result.answer == Answer::none) return "none";
  if (result.answer == Answer::unknown) return "unknown";
  if (!second) return "found";
  return result.paths.size() > 1 ? "ambiguous" : result.all ? "unique" : "unknown";
}

Row measure(const State& state, const std::string& name, const PathSheet& content, const PathSolver& solver,
            const Run& run) {
  const Stopwatch watch;
  const FindResult result = find_paths(content.puzzle, solver, state.second ? 2 : 1, content.labels(), run);
  return {name,
          content.puzzle.length(),
          std::string(solver.name),
          answer_of(result, state.second),
          watch.seconds(),
          result.work};
}

nlohmann::ordered_json json_of(const Row& row) {
  return {{"instance", row.instance}, {"cells", row.cells},     {"solver", row.solver},
          {"answer", row.answer},     {"seconds", row.seconds}, {"work", row.work}};
}

int bench(const State& state) {
  if (state.output.to_file())
    throw InputError("--output", "a table is printed, not drawn or saved; --json writes it for programs");
  const double seconds_each = state.each.empty() ? 10 : decimal_number(state.each, "--each");
  std::vector<const PathSolver*> solvers;
  for (const std::string& name : state.solvers) solvers.push_back(&path_solver(name, "--solver"));
  if (solvers.empty()) {
    for (const char* name : {"sat-position", "backtrack", "portfolio"})
      solvers.push_back(&path_solver(name, ""));
  }
  const Run run = state.limits.run({}, state.output.quiet());
  auto rows = nlohmann::ordered_json::array();
  if (!state.output.json()) {
    std::string head = fmt::format("{:24} {:>7}", "instance", "cells");
    for (const PathSolver* solver : solvers) head += fmt::format(" {:>24}", solver->name);
    print(head + "\n");
  }
  for (const std::string& what : instances_of(state)) {
    const std::vector<Sheet> sheets = open_what(what);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      PathSheet content = path_content(sheets[i], "bench");
      if (state.closed) content.puzzle.closed = true;
      const std::string name = sheets.size() == 1 ? what : fmt::format("{} #{}", what, i + 1);
      std::string line = fmt::format("{:24} {:>7}", name, content.puzzle.length());
      for (const PathSolver* solver : solvers) {
        const Row row = measure(state, name, content, *solver, run.within(seconds_each));
        line += fmt::format(" {:>10} {:>11.4f} s", row.answer, row.seconds);
        rows.push_back(json_of(row));
      }
      clear_progress();
      if (!state.output.json()) print(line + "\n");
      if (run.must_end()) break;
    }
    if (run.must_end()) break;
  }
  if (state.output.json()) print(nlohmann::ordered_json{{"rows", rows}}.dump() + "\n");
  return run.must_end() ? exit_unknown : exit_yes;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"WHAT", "WHAT...", "boards and files; without any, a set of complete graphs, cycles and grids",
       &state->what},
      {"--solver", "NAME...", "the methods to compare (default: sat-position backtrack portfolio)",
       &state->solvers},
      {"--each", "SECONDS", "the time for each method and instance (default 10)", &state->each},
      {"--closed", "", "closed tours", &state->closed},
      {"--second", "", "look for a second solution too: is it unique?", &state->second},
  };
  return {together({own, state->limits.options_without_limit(), state->output.options_for_printing()}),
          [state] { return bench(*state); }};
}

}  // namespace

extern const Command bench_command = {
    .name = "bench",
    .summary = "compares methods on the same instances, in one run",
    .details = "A row for each instance; of each method, what it answered and how long it took.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
