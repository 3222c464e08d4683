#include <memory>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/together.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet draw puzzle.txt", "in the terminal"},
    {"hamlet draw puzzle.json --unsolved -o puzzle.pdf", "the puzzle without its solution, to print"},
    {"hamlet draw petersen:11,2 -o graph.svg", "a named graph"},
    {"hamlet draw 'https://puzz.link/p?hashi/5/5/2g3g2u2g3g2'", "a puzzle from a link"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  OutputOptions output;
};

int draw(const State& state) {
  const std::vector<Sheet> sheets = state.input.sheets();
  if (state.output.to_file()) {
    state.output.save(sheets);
    if (state.output.json()) state.output.print_json({{"file", state.output.file()}});
    return exit_yes;
  }
  if (state.output.json()) {
    state.output.print_json({{"file", nullptr}, {"sheets", sheets.size()}});
    return exit_yes;
  }
  for (const Sheet& sheet : sheets) {
    if (&sheet != sheets.data()) print("\n");
    state.output.show(sheet);
  }
  return exit_yes;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  return {together({state->input.options(), state->limits.time_option(), state->output.options()}),
          [state] { return draw(*state); }};
}

}  // namespace

extern const Command draw_command = {
    .name = "draw",
    .summary = "draws a puzzle in the terminal, or as SVG, PDF or PNG",
    .details = "",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
