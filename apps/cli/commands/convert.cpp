#include <memory>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet convert puzzle.txt --to puzzlink", "a link to play it at puzz.link"},
    {"hamlet convert 'https://puzz.link/p?hashi/5/5/2g3g2u2g3g2' -o puzzle.json", "a sheet from a link"},
    {"hamlet convert graph.hcp --to graph6", "one graph format to another"},
    {"hamlet convert diplomatico:100x100 -o board.cypher", "a board for Neo4j"},
};

struct State {
  InputOptions input;
  OutputOptions output;
  std::string format;
};

int convert(const State& state) {
  const std::vector<Sheet> sheets = state.input.sheets();
  if (!state.format.empty() && state.output.to_file())
    throw InputError("--to", "the ending of the -o file says the format already; leave one out");
  if (state.output.to_file()) {
    state.output.save(sheets);
    return exit_yes;
  }
  const Format& format = format_named(state.output.json()    ? "sheet"
                                      : state.format.empty() ? "text"
                                                             : state.format,
                                      "--to");
  if (!format.write) throw InputError("--to", std::string(format.name) + " can only be read");
  print(format.write(sheets));
  return exit_yes;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {{"--to", "FORMAT",
                        "the format to print (default text); 'hamlet help formats' lists them",
                        &state->format}};
  return {together({state->input.options(), own, state->output.options()}),
          [state] { return convert(*state); }};
}

}  // namespace

extern const Command convert_command = {
    .name = "convert",
    .summary = "carries puzzles and graphs from one format to another",
    .details =
        "The format of what is read is recognised by its content. A format that cannot hold all of a puzzle "
        "is refused.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
