#include "hamlet/solve/bridges/hint.hpp"

#include <functional>
#include <memory>

#include "cli/bridges_work.hpp"
#include "cli/command.hpp"
#include "cli/hint_report.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/deduce/path_hint.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet hint begun.txt", "where to look, which rule helps, and the move"},
    {"hamlet hint begun.txt --stage 1", "only where to look"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  BridgesOptions bridges;
  std::string stage;
  OutputOptions output;
};

/// A sheet does not tell whether its complete solution is a player's or the setter's ('make --json' writes
/// one): with "solved" goes what someone who has only the printed puzzle would be told.
template <class AnyHint>
AnyHint with_first_step(AnyHint found, const std::function<AnyHint()>& from_print) {
  if (found.kind != AnyHint::Kind::solved) return found;
  AnyHint first = from_print();
  if (first.kind != AnyHint::Kind::step) return found;
  first.kind = AnyHint::Kind::solved;
  return first;
}

int give_bridges_hint(const State& state, Sheet sheet, std::int64_t stage, const Run& run) {
  const BridgesTask task = state.bridges.task(std::move(sheet), "hint");
  const auto& drawn = task.sheet.bridges().solution;
  const Hint found = with_first_step<Hint>(hint(task.puzzle(), drawn ? *drawn : std::vector<Bridge>{}, run),
                                           [&] { return hint(task.puzzle(), {}, run); });
  clear_progress();
  return report_hint(state.output, task.puzzle(), found, stage);
}

int give_path_hint(const State& state, const Sheet& sheet, std::int64_t stage, const Run& run) {
  state.bridges.require_none();
  const PathSheet& content = sheet.path();
  const std::vector<Visit> written = content.solution ? *content.solution : std::vector<Visit>{};
  const PathHint found = with_first_step<PathHint>(hint(content.puzzle, written, content.labels(), run), [&] {
    return hint(content.puzzle, {}, content.labels(), run);
  });
  clear_progress();
  return report_hint(state.output, content.board, found, stage);
}

int give_hint(const State& state) {
  if (state.output.to_file()) throw InputError("--output", "a hint is printed, not drawn or saved");
  const std::int64_t stage = state.stage.empty() ? 3 : whole_number(state.stage, "--stage", 1);
  if (stage > 3) throw InputError("--stage", "the stages are 1 where, 2 which rule, 3 the move");
  Sheet sheet = state.input.sheet();
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  return sheet.is_path() ? give_path_hint(state, sheet, stage, run)
                         : give_bridges_hint(state, std::move(sheet), stage, run);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {{"--stage", "N",
                        "how much to say: 1 where, 2 also which rule, 3 also the move (default)",
                        &state->stage}};
  return {together({state->input.options(), own, state->bridges.options_without_drawn(),
                    state->limits.options_without_limit(), state->output.options_for_printing()}),
          [state] { return give_hint(*state); }};
}

}  // namespace

extern const Command hint_command = {
    .name = "hint",
    .summary = "says how to go on with a puzzle that is begun",
    .details =
        "The bridges drawn on the sheet, or the numbers written (its solution part), are the position. If "
        "one of them is wrong, that is said first; else the cheapest step is shown in three stages: where to "
        "look, which rule helps, and the move with its reason. Of a sheet that is solved already, such as "
        "'make "
        "--json' writes, it is the first step from what is printed.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
