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

/// Written path by path: there may be many.
void print_json(const FindResult& result, const Board& board, double seconds) {
  print(fmt::format("{{\"answer\":\"{}\",\"paths\":[", name_of(result.answer)));
  for (const Path& path : result.paths) {
    auto cells = nlohmann::ordered_json::array();
    for (Vertex v : path) cells.push_back(vertex_json(board, v));
    print((&path == result.paths.data() ? "" : ",") + cells.dump());
  }
  nlohmann::ordered_json rest = {
      {"complete", result.all}, {"method", result.method}, {"seconds", seconds}, {"work", result.work}};
  if (!result.why.empty()) rest["why"] = result.why;
  for (Vertex v : result.certificate) rest["certificate"].push_back(vertex_json(board, v));
  print("]," + rest.dump().substr(1) + "\n");
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
    {"hamlet solve knight:6x6 --closed --path -o tour.svg", "a closed knight's tour, with its line"},
    {"hamlet solve hex:4 --clue 1,1=1 4,4=37 --diamond 2,2-2,3", "a Rikudo"},
    {"hamlet solve puzzle.txt --limit 2", "a second solution, if there is one"},
    {"hamlet solve diplomatico:4x5 --limit all --json", "all 144"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  OutputOptions output;
  std::string solver = "backtrack";
  std::string order = {};
};

void save(const OutputOptions& output, const Sheet& sheet, const std::vector<Path>& paths) {
  std::vector<Sheet> solved(paths.size(), sheet);
  for (std::size_t i = 0; i < paths.size(); ++i) solved[i].path().solution = visits_of(paths[i]);
  output.save(solved);
}

int solve(const State& state) {
  const Sheet sheet = state.input.sheet();
  if (!sheet.is_path())
    throw InputError(
        "solve",
        "this is a bridges puzzle, and the solvers listed by 'hamlet help solvers' are for path puzzles");
  const PathSheet& content = sheet.path();
  const PathSolver& solver = path_solver(state.solver, "--solver");
  require_takes_order(solver, state.order, "--order");
  const std::uint64_t limit = state.limits.limit();
  state.output.require_can_save(limit);
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());

  const auto begin = std::chrono::steady_clock::now();
  const FindResult result =
      find_paths(content.puzzle, solver, limit, content.labels(), run, {.order = state.order});
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  clear_progress();

  if (state.output.json()) {
    print_json(result, content.board, seconds);
  } else if (!state.output.to_file()) {
    Sheet solved = sheet;
    for (const Path& path : result.paths) {
      if (&path != result.paths.data()) print("\n");
      solved.path().solution = visits_of(path);
      state.output.show(solved);
    }
  }
  const std::string sentence = sentence_of(result, limit, seconds);
  // That there is none is a result like a path; how one was found is talk.
  if (result.answer == Answer::found || state.output.json()) {
    state.output.say(sentence);
  } else {
    print(sentence + "\n");
  }
  if (state.output.to_file() && !result.paths.empty()) save(state.output, sheet, result.paths);
  return exit_code(result.answer);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"--solver", "NAME", "the method; 'hamlet help solvers' lists them", &state->solver},
      {"--order", "NAME", "which moves are tried first; 'hamlet help orders' lists them", &state->order}};
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
