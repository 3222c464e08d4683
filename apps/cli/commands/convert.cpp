#include <fmt/format.h>

#include <memory>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet convert puzzle.txt --to puzzlink", "a link to play it at puzz.link"},
    {"hamlet convert 'https://puzz.link/p?hashi/5/5/2g3g2u2g3g2' -o puzzle.json", "a sheet from a link"},
    {"hamlet convert graph:file.hcp --to graph6", "one graph format to another"},
    {"hamlet convert diplomatico:100x100 -o board.cypher", "a board for Neo4j"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  OutputOptions output;
  std::string format;
};

/// Says what the format leaves behind, since only the puzzle itself is sure to be carried over.
void say_what_is_lost(const OutputOptions& output, const Format& format, const std::vector<Sheet>& sheets) {
  for (const Sheet& sheet : sheets) {
    const bool solution = sheet.has_solution() && !format.keeps_solution && output.draw_options().solution;
    const bool title = !(sheet.title + sheet.author + sheet.source).empty() && !format.keeps_title;
    if (!solution && !title) continue;
    return output.say(fmt::format("note: {} holds the puzzle alone; {} stays behind", format.name,
                                  solution && title ? "its solution, and what it is called,"
                                  : solution        ? "its solution"
                                                    : "what it is called"));
  }
}

int convert(const State& state) {
  if (state.format.empty()) state.output.require_can_save(1);
  if (state.output.json() && !state.format.empty())
    throw InputError("--json", "--to says the format already; leave one out");
  const std::vector<Sheet> sheets = state.input.sheets();
  const Format* const by_ending =
      state.format.empty() && state.output.to_file() ? format_for_file(state.output.file()) : nullptr;
  if (state.format.empty() && state.output.to_file() && !by_ending) {
    state.output.save(sheets);
    return exit_yes;
  }
  const Format& format = by_ending ? *by_ending
                                   : format_named(state.output.json()    ? "sheet"
                                                  : state.format.empty() ? "text"
                                                                         : state.format,
                                                  "--to");
  const std::string text = written(format, sheets, state.output.draw_options());
  if (state.output.to_file()) {
    write_file(state.output.file(), text);
  } else {
    print(text);
  }
  say_what_is_lost(state.output, format, sheets);
  return exit_yes;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {{"--to", "FORMAT",
                        "the format to print (default text); 'hamlet help formats' lists them",
                        &state->format}};
  return {together({state->input.options(), own, state->limits.time_option(), state->output.options()}),
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
