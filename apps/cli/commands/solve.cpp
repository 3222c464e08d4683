#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/io/sheet_json.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

using Answer = FindResult::Answer;

constexpr std::string_view name_of(Answer answer) {
  return answer == Answer::found ? "found" : answer == Answer::none ? "none" : "unknown";
}

constexpr int exit_code(Answer answer) {
  return answer == Answer::found ? exit_yes : answer == Answer::none ? exit_no : exit_unknown;
}

nlohmann::ordered_json json_of(const FindResult& result, const Board& board, double seconds) {
  nlohmann::ordered_json json = {{"answer", name_of(result.answer)},
                                 {"paths", nlohmann::ordered_json::array()}};
  for (const Path& path : result.paths) {
    auto cells = nlohmann::ordered_json::array();
    for (Vertex v : path) cells.push_back(vertex_json(board, v));
    json["paths"].push_back(std::move(cells));
  }
  json["complete"] = result.all;
  json["method"] = result.method;
  json["seconds"] = seconds;
  json["work"] = result.work;
  if (!result.why.empty()) json["why"] = result.why;
  return json;
}

std::string sentence_of(const FindResult& result, std::uint64_t limit, double seconds) {
  const std::string how = fmt::format("{} steps, {:.3f} s", result.work, seconds);
  if (result.answer == Answer::none) return fmt::format("none: {}", result.why);
  if (result.answer == Answer::unknown) return fmt::format("unknown: {} ({})", result.why, how);
  const char* const more = result.all                    ? "; there are no more"
                           : result.paths.size() < limit ? "; there may be more"
                                                         : "";
  std::string text = fmt::format("found {} by {} ({}){}", result.paths.size(), result.method, how, more);
  if (result.paths.size() < limit && !result.all) text += fmt::format(": {}", result.why);
  return text;
}

constexpr Example examples[] = {
    {"hamlet solve diplomatico:10x10", "the 100 squares puzzle, drawn in the terminal"},
    {"hamlet solve diplomatico:10x10 -o solved.svg", "the same as a picture"},
    {"hamlet solve knight:6x6 --closed --path", "a closed knight's tour, with its line"},
    {"hamlet solve hex:4 --clue 1,1=1 4,4=37 --diamond 2,2-2,3", "a Rikudo"},
    {"hamlet solve puzzle.txt --limit 2", "a second solution, if there is one"},
    {"hamlet solve diplomatico:4x5 --limit all --json", "all 144"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  OutputOptions output;
  std::string solver = "backtrack";
};

int solve(const State& state) {
  const Sheet sheet = state.input.sheet();
  if (!sheet.is_path())
    throw InputError(
        "solve",
        "this is a bridges puzzle, and the solvers listed by 'hamlet help solvers' are for path puzzles");
  const PathSheet& content = sheet.path();
  const PathSolver& solver = path_solver(state.solver, "--solver");
  const std::uint64_t limit = state.limits.limit();
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());

  const auto begin = std::chrono::steady_clock::now();
  const FindResult result = find_paths(content.puzzle, solver, limit, content.labels(), run);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  clear_progress();

  std::vector<Sheet> solved;
  for (const Path& path : result.paths) {
    solved.push_back(sheet);
    solved.back().path().solution = visits_of(path);
  }
  if (state.output.to_file() && !solved.empty()) state.output.save(solved);
  if (state.output.json()) {
    state.output.print_json(json_of(result, content.board, seconds));
  } else if (!state.output.to_file()) {
    for (const Sheet& one : solved) {
      if (&one != solved.data()) print("\n");
      state.output.show(one);
    }
  }
  state.output.say(sentence_of(result, limit, seconds));
  return exit_code(result.answer);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {{"--solver", "NAME", "the method; 'hamlet help solvers' lists them", &state->solver}};
  return {together({state->input.options(), own, state->limits.options(), state->output.options()}),
          [state] { return solve(*state); }};
}

}  // namespace

extern const Command solve_command = {
    .name = "solve",
    .summary = "finds solutions of a path puzzle, or proves that there is none",
    .details =
        "Every solution is checked before it is shown. When a limit is reached first, the answer is unknown.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
