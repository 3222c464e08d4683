#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/bridges_work.hpp"
#include "cli/command.hpp"
#include "cli/grade_report.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/node_report.hpp"
#include "cli/path_work.hpp"
#include "cli/together.hpp"
#include "cli/way_report.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/solve/bridges/fewest_steps.hpp"
#include "hamlet/solve/path/deduce/path_grade.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet explain puzzle.txt", "the whole way to the solution, as numbered sentences"},
    {"hamlet explain puzzle.txt --json",
     "the same for programs: every step with its rule, place, reason and change"},
    {"hamlet explain puzzle.txt --drawn", "from what is drawn already"},
    {"hamlet explain puzzle.txt --fewest", "in as few steps as possible"},
    {"hamlet explain puzzle.txt --node 3,4",
     "the Numberlink document's words of one node, and what they share"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  BridgesOptions bridges;
  std::string node;
  bool fewest = false;
  OutputOptions output;
};

bool has_several(const Grade& grade) { return grade.found.nets.size() > 1; }
bool has_several(const PathGrade& grade) { return grade.found.paths.size() > 1; }

std::string no_solution_text(const Grade& grade) {
  return grade.found.why.starts_with("Condition") ? "So there is no solution. " + grade.found.why
                                                  : "So there is no solution.";
}
std::string no_solution_text(const PathGrade&) { return "So there is no solution."; }

template <class AnyGrade>
std::string ending_of(const AnyGrade& grade, const Run& run) {
  switch (grade.way.end) {
    case WayEnd::solved:
      return grade_text(grade);
    case WayEnd::clash:
      return no_solution_text(grade);
    case WayEnd::stopped:
      if (!run.must_end()) return "unknown: there are too many possibilities for the rules";
      return "unknown: here " + why_ended(run);
    case WayEnd::stuck:
      return has_several(grade)
                 ? "Here the rules end, for there is more than one solution; 'hamlet unique' shows two."
             : grade.found.why.empty() ? "Here the rules end."
                                       : "Here the rules end. " + capitalised(grade_text(grade)) + ".";
  }
  return "";
}

/// Replaces the way of a unique puzzle by the shortest that is found; says whether it is proved to be.
std::string shorten(Grade& grade, const BridgesTask& task, const Run& run) {
  if (!grade.is_unique() || grade.way.end != Way::End::solved) return "";
  const Network network(task.puzzle());
  const Wording wording(network, task.puzzle().labels());
  const std::vector<int> solution = bridges_by_lane(task.puzzle(), grade.found.nets.front());
  FewestSteps fewest = find_fewest_steps(network, task.bounds, wording, solution, grade.way, run);
  replace_way(grade, std::move(fewest.way));
  const std::string steps = number_of(grade.way.steps.size(), "step");
  return fewest.is_proved
             ? fmt::format("{}: no way has fewer\n", steps)
             : fmt::format("{}, the fewest found; every way has at least {}\n", steps, fewest.at_least);
}

int explain_path(const State& state, const Sheet& sheet, const Run& run) {
  state.bridges.require_none();
  if (!state.node.empty()) throw InputError("--node", "it is for bridges puzzles, and this is a path puzzle");
  if (state.fewest) throw InputError("--fewest", "it is for bridges puzzles, and this is a path puzzle");
  const PathGrade result = grade(sheet.path().puzzle, sheet.path().labels(), run);
  clear_progress();
  if (state.output.json()) {
    state.output.print_json(grade_json(sheet.path().board, result));
    return grade_exit_code(result);
  }
  print(steps_text(result.way.steps));
  print(ending_of(result, run) + "\n");
  if (result.is_unique() && result.way.end == WayEnd::solved) {
    print("\n");
    show_paths(state.output, sheet, result.found.paths);
  }
  return grade_exit_code(result);
}

int explain(const State& state) {
  if (state.output.to_file())
    throw InputError("--output", "an explanation is printed; --json is for programs");
  Sheet sheet = state.input.sheet();
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  if (sheet.is_path()) return explain_path(state, sheet, run);
  const BridgesTask task = state.bridges.task(std::move(sheet), "explain");
  if (!state.node.empty() && state.fewest)
    throw InputError("--node", "--node and --fewest exclude each other");
  if (!state.node.empty()) return explain_node(task, state.node, state.output);
  Grade result = grade(task.puzzle(), task.bounds, run);
  const std::string fewest = state.fewest ? shorten(result, task, run) : "";
  clear_progress();
  if (state.output.json()) {
    state.output.print_json(grade_json(task.puzzle(), result));
    return grade_exit_code(result);
  }
  print(steps_text(result.way.steps));
  print(ending_of(result, run) + "\n" + fewest);
  if (result.is_unique() && result.way.end == Way::End::solved) {
    print("\n");
    if (can_be_shown(state.output, task.sheet))
      ShownSheets(state.output, task.sheet).add(result.found.nets[0]);
  }
  return grade_exit_code(result);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"--node", "CELL", "only the document's Φ and ω* of the island at this cell", &state->node},
      {"--fewest", "", "the way with the fewest steps, proved so for small grids", &state->fewest}};
  return {together({state->input.options(), own, state->bridges.options(),
                    state->limits.options_without_limit(), state->output.options_for_printing()}),
          [state] { return explain(*state); }};
}

}  // namespace

extern const Command explain_command = {
    .name = "explain",
    .summary = "shows the whole way to a puzzle's solution, step by step, in sentences",
    .details =
        "Each step is the cheapest that the rules allow ('hamlet grade --help' lists their levels). With "
        "each step goes what is plain then: an island that has all its bridges takes no more, and nothing "
        "crosses a bridge; on a path, a cell has one number, and what can no longer be reached in time is "
        "out. A puzzle without a solution is explained up to the clash, an ambiguous one as far as the rules "
        "lead.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
