#include "hamlet/solve/bridges/grade.hpp"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/bridges_work.hpp"
#include "cli/command.hpp"
#include "cli/grade_report.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/deduce/path_grade.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet grade puzzle.txt", "the level from 1 to 6, and what it takes"},
    {"hamlet grade 'https://puzz.link/p?hashi/5/5/2g2g1k3g2g1k2g1g1' --json", "the same for scripts"},
    {"hamlet grade all.txt", "every puzzle of a file, a line each"},
    {"hamlet grade square:3x3 --clue 1,1=1 2,2=5 --json", "a path puzzle, too"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  BridgesOptions bridges;
  OutputOptions output;
};

int grade_sheets(const State& state) {
  if (state.output.to_file()) throw InputError("--output", "a grade is printed, not drawn or saved");
  const std::vector<Sheet> sheets = state.input.sheets();
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  int worst = exit_yes;
  const auto report = [&](const Sheet& sheet, const auto& place, const auto& result) {
    clear_progress();
    if (state.output.json()) {
      auto json = grade_json(place, result);
      if (!sheet.title.empty()) json["title"] = sheet.title;
      state.output.print_json(json);
    } else {
      const std::string name = sheets.size() > 1 ? fmt::format("{}: ", sheet.title) : "";
      print(name + grade_text(result) + "\n");
    }
    worst = std::max(worst, grade_exit_code(result));
  };
  for (const Sheet& sheet : sheets) {
    if (sheet.is_path()) {
      state.bridges.require_none();
      report(sheet, sheet.path().board, grade(sheet.path().puzzle, sheet.path().labels(), run));
      continue;
    }
    const BridgesTask task = state.bridges.task(sheet, "grade");
    report(sheet, task.puzzle(), grade(task.puzzle(), task.bounds, run));
  }
  return worst;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  return {together({state->input.options(), state->bridges.options(), state->limits.options_without_limit(),
                    state->output.options_for_printing()}),
          [state] { return grade_sheets(*state); }};
}

}  // namespace

extern const Command grade_command = {
    .name = "grade",
    .summary = "says how hard a puzzle is for a person",
    .details =
        "The level is that of the dearest rule that cannot be done without. Of bridges: 1 full, or only "
        "outlet; 2 all ways of finishing an island agree; 3 never close off a group or strand an island; "
        "4 pockets, cut lanes and parity; 5 one lane tried; 6 deeper. Of paths: 1 a number has one cell "
        "left within reach; 2 a cell has one number left; 3 diamonds, joined cells and pairs; 4 dead ends, "
        "pockets and colours; 5 one number tried; 6 deeper, or searched. 'hamlet explain' shows the whole "
        "way. Exit code 0 if the puzzle has one solution, 1 if it has none or several, 3 if a limit was "
        "reached first.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
