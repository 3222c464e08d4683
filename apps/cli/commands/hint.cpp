#include "hamlet/solve/bridges/hint.hpp"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/bridges_work.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/together.hpp"
#include "cli/way_report.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/deduction.hpp"

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

const char* word_for(Hint::Kind kind) {
  switch (kind) {
    case Hint::Kind::mistake:
      return "mistake";
    case Hint::Kind::step:
      return "step";
    case Hint::Kind::solved:
      return "solved";
    case Hint::Kind::none:
      return "none";
    case Hint::Kind::ambiguous:
      return "ambiguous";
    case Hint::Kind::unknown:
      return "unknown";
  }
  return "";
}

void print_stages(const BridgesPuzzle& puzzle, const Hint& hint, std::int64_t stage) {
  const WayStep& last = hint.steps.back();
  if (!hint.is_unique) print("There is more than one solution; this holds in all that have these bridges.\n");
  print(fmt::format("Where: look at {}.\n", puzzle.labels()(hint.where.front())));
  if (stage < 2) return;
  print(
      fmt::format("Rule: {} (level {}): {}.\n", last.rule, last.level, bridges_deduction(last.rule).summary));
  if (stage < 3) return;
  for (const WayStep& step : hint.steps) print(step_text(step, &step == &last ? "Move: " : "First: "));
}

void print_mistake(const BridgesPuzzle& puzzle, const Hint& hint, std::int64_t stage) {
  if (stage >= 2 || hint.where.empty())
    return print(fmt::format("A mistake comes first: {}.\n", hint.mistake));
  print(fmt::format("A mistake comes first: look at {}.\n", puzzle.labels()(hint.where.front())));
}

void print_hint(const BridgesPuzzle& puzzle, const Hint& hint, std::int64_t stage) {
  switch (hint.kind) {
    case Hint::Kind::mistake:
      return print_mistake(puzzle, hint, stage);
    case Hint::Kind::step:
      return print_stages(puzzle, hint, stage);
    case Hint::Kind::solved:
      return print("It is solved.\n");
    case Hint::Kind::none:
      return print(fmt::format("none: there is no solution: {}\n", hint.why));
    case Hint::Kind::ambiguous:
      return print(
          "ambiguous: there is more than one solution, and the rules show no further bridge that all of them "
          "have\n");
    case Hint::Kind::unknown:
      return print(fmt::format("unknown: {}\n", hint.why));
  }
}

nlohmann::ordered_json json_of(const BridgesPuzzle& puzzle, const Hint& hint, std::int64_t stage) {
  int level = 0;
  std::uint64_t score = 0;
  auto steps = nlohmann::ordered_json::array();
  for (const WayStep& step : hint.steps) {
    level = std::max(level, step.level);
    score += cost(step);
    if (stage >= 3) steps.push_back(step_json(puzzle, step));
  }
  nlohmann::ordered_json json = {{"answer", word_for(hint.kind)},
                                 {"unique", hint.is_unique},
                                 {"level", level},
                                 {"score", score},
                                 {"steps", std::move(steps)}};
  const bool is_mistake = hint.kind == Hint::Kind::mistake;
  if (!hint.where.empty())
    json["where"] = islands_json(puzzle, is_mistake ? hint.where : std::vector{hint.where.front()});
  if (is_mistake && stage >= 2) json["because"] = hint.mistake;
  if (!hint.steps.empty() && stage >= 2) json["rule"] = hint.steps.back().rule;
  if (!hint.why.empty()) json["why"] = hint.why;
  return json;
}

int give_hint(const State& state) {
  if (state.output.to_file()) throw InputError("--output", "a hint is printed, not drawn or saved");
  const std::int64_t stage = state.stage.empty() ? 3 : whole_number(state.stage, "--stage", 1);
  if (stage > 3) throw InputError("--stage", "the stages are 1 where, 2 which rule, 3 the move");
  Sheet sheet = state.input.sheet();
  const BridgesTask task = state.bridges.task(std::move(sheet), "hint");
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  const auto& drawn = task.sheet.bridges().solution;
  const Hint found = hint(task.puzzle(), drawn ? *drawn : std::vector<Bridge>{}, run);
  clear_progress();
  if (state.output.json()) {
    state.output.print_json(json_of(task.puzzle(), found, stage));
  } else {
    print_hint(task.puzzle(), found, stage);
  }
  if (found.kind == Hint::Kind::unknown) return exit_unknown;
  return found.kind == Hint::Kind::none || found.kind == Hint::Kind::ambiguous ? exit_no : exit_yes;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {{"--stage", "N",
                        "how much to say: 1 where, 2 also which rule, 3 also the move (default)",
                        &state->stage}};
  return {together({state->input.options(), own, state->bridges.options_without_drawn(),
                    state->limits.options_without_limit(), state->output.options()}),
          [state] { return give_hint(*state); }};
}

}  // namespace

extern const Command hint_command = {
    .name = "hint",
    .summary = "says how to go on with a bridges puzzle that is begun",
    .details =
        "The bridges drawn on the sheet (its solution part) are the position. If one of them is wrong, that "
        "is said "
        "first; else the cheapest step is shown in three stages: where to look, which rule helps, and the "
        "move with "
        "its reason.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
