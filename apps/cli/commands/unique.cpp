#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/bridges_commands.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/proved_by.hpp"
#include "cli/solver_choice.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet unique puzzle.txt", "has it one solution? If not, two that differ"},
    {"hamlet unique puzzle.txt -o both.svg", "the two as one picture, over one another"},
    {"hamlet unique king:3x3 --clue 1,1=1 2,2=5 3,3=9 --json", "the same for scripts"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  OutputOptions output;
  SolverChoice choice;
  BridgesOptions bridges;
};

enum class Uniqueness { unique, ambiguous, none, unknown };

Uniqueness uniqueness_of(const FindResult& result) {
  if (result.paths.size() > 1) return Uniqueness::ambiguous;
  if (!result.all) return Uniqueness::unknown;
  return result.paths.empty() ? Uniqueness::none : Uniqueness::unique;
}

const char* word_for(Uniqueness answer) {
  switch (answer) {
    case Uniqueness::unique:
      return "unique";
    case Uniqueness::ambiguous:
      return "ambiguous";
    case Uniqueness::none:
      return "none";
    default:
      return "unknown";
  }
}

int exit_code(Uniqueness answer) {
  if (answer == Uniqueness::unique) return exit_yes;
  return answer == Uniqueness::unknown ? exit_unknown : exit_no;
}

/// The cells that have different numbers in two solutions.
std::vector<Vertex> differing_cells(const Path& a, const Path& b) {
  std::vector<Step> step_of(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) step_of[a[i]] = static_cast<Step>(i);
  std::vector<Vertex> differing;
  for (std::size_t i = 0; i < b.size(); ++i) {
    if (step_of[b[i]] != i) differing.push_back(b[i]);
  }
  return differing;
}

std::string sentence_of(const FindResult& result, Uniqueness answer) {
  switch (answer) {
    case Uniqueness::unique:
      return fmt::format("unique: there is no other solution ({})", proved_by(result.method));
    case Uniqueness::ambiguous:
      return fmt::format("ambiguous: these two solutions differ in {} cells",
                         differing_cells(result.paths[0], result.paths[1]).size());
    case Uniqueness::none:
      return none_text(result.why, result.method);
    default:
      return fmt::format("unknown: {}{}", result.paths.empty() ? "" : "one solution is known, but ",
                         result.why);
  }
}

int unique_net(const State& state, Sheet sheet) {
  const BridgesTask task = state.bridges.task(std::move(sheet), "unique");
  const std::string solver = state.choice.bridges_solver_name();
  state.output.require_can_save(1);
  return unique_bridges(task, solver, state.output,
                        state.limits.run(state.input.memory(), state.output.quiet()));
}

int unique(const State& state) {
  const Sheet sheet = state.input.sheet();
  if (!sheet.is_path()) return unique_net(state, sheet);
  state.bridges.require_none();
  const PathSheet& content = path_content(sheet, "unique");
  const PathSolver& solver = state.choice.solver();
  if (solver.power != Power::enumerates)
    throw InputError("--solver",
                     fmt::format("{} never looks for a second solution, so it cannot tell", solver.name));
  state.output.require_can_save(1);
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  const Stopwatch watch;
  const FindResult result =
      find_paths(content.puzzle, solver, 2, content.labels(), run, state.choice.solver_options());
  clear_progress();

  const Uniqueness answer = uniqueness_of(result);
  if (state.output.json()) {
    nlohmann::ordered_json json = {{"answer", word_for(answer)},
                                   {"solutions", nlohmann::ordered_json::array()}};
    for (const Path& path : result.paths) json["solutions"].push_back(path_json(content.board, path));
    if (answer == Uniqueness::ambiguous)
      json["differ"] = path_json(content.board, differing_cells(result.paths[0], result.paths[1]));
    json["method"] = result.method;
    json["seconds"] = watch.seconds();
    json["work"] = result.work;
    if (!result.why.empty()) json["why"] = result.why;
    state.output.print_json(json);
  } else {
    if (!state.output.to_file()) state.output.show_over_one_another(sheets_with(sheet, result.paths));
    print(sentence_of(result, answer) + "\n");
  }
  if (state.output.to_file()) state.output.save_over_one_another(sheets_with(sheet, result.paths));
  return exit_code(answer);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  return {together({state->input.options(), state->choice.options(), state->bridges.options(),
                    state->limits.options_without_limit(), state->output.options()}),
          [state] { return unique(*state); }};
}

}  // namespace

extern const Command unique_command = {
    .name = "unique",
    .summary = "says whether a puzzle has exactly one solution, and shows two if it has more",
    .details =
        "Two solutions are drawn over one another: the second is dashed, and where they differ both numbers "
        "are shown. Exit code 0 if there is exactly one, 1 if there are more or none, 3 if a limit was "
        "reached first.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
