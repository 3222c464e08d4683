#include "hamlet/solve/path/longest.hpp"

#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/proved_by.hpp"
#include "cli/together.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet longest knight:4x4", "15 of the 16 squares, and the proof that no path visits more"},
    {"hamlet longest diplomatico:4x4 --start 1,1 --json", "from a corner"},
    {"hamlet longest knight:7x7 --closed --time 10", "the longest closed tour known after ten seconds"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  OutputOptions output;
};

std::string sentence_of(const LongestResult& result, const PathPuzzle& puzzle) {
  const char* const what = puzzle.closed ? "tour" : "path";
  if (result.path.empty()) {
    return result.proved ? none_text(fmt::format("there is no {} at all", what), result.method)
                         : fmt::format("unknown: no {} was found; {}", what, result.why);
  }
  const std::string length = fmt::format("{} of {} cells", result.path.size(), puzzle.length());
  if (result.path.size() == puzzle.length()) return fmt::format("{}, and there are no more", length);
  return result.proved ? fmt::format("{}, and no {} visits more ({})", length, what, proved_by(result.method))
                       : fmt::format("{}, which is not proved to be the most: {}", length, result.why);
}

int longest(const State& state) {
  const Sheet sheet = state.input.sheet();
  const PathSheet& content = path_content(sheet, "longest");
  state.output.require_can_save(1);
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  const Stopwatch watch;
  const LongestResult result = longest_path(content.puzzle, run);
  clear_progress();

  std::vector<Path> paths;
  if (!result.path.empty()) paths.push_back(result.path);
  if (state.output.json()) {
    nlohmann::ordered_json json = {
        {"length", result.path.size()}, {"path", path_json(content.board, result.path)},
        {"proved", result.proved},      {"cells", content.puzzle.length()},
        {"seconds", watch.seconds()},   {"work", result.work}};
    if (result.proved) json["method"] = result.method;
    if (!result.why.empty()) json["why"] = result.why;
    state.output.print_json(json);
  } else {
    if (!state.output.to_file()) show_paths(state.output, sheet, paths);
    print(sentence_of(result, content.puzzle) + "\n");
  }
  if (state.output.to_file()) state.output.save(sheets_with(sheet, paths));
  if (!result.proved) return exit_unknown;
  return result.path.empty() ? exit_no : exit_yes;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  return {together({state->input.options(), state->limits.options_without_limit(), state->output.options()}),
          [state] { return longest(*state); }};
}

}  // namespace

extern const Command longest_command = {
    .name = "longest",
    .summary = "finds a longest path, and proves that none visits more cells",
    .details =
        "Exit code 0 if it is proved, 1 if there is no path at all (the end cannot be reached from the "
        "start), "
        "3 if a limit was reached first: then the longest path so far is shown.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
