#include <fmt/format.h>

#include <memory>

#include "cli/command.hpp"
#include "cli/found_json.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/proved_by.hpp"
#include "cli/streamed_answer.hpp"
#include "cli/together.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/solve/path/sample.hpp"

namespace hamlet {

namespace {

using Answer = FindResult::Answer;

constexpr Example examples[] = {
    {"hamlet sample diplomatico:6x6 -n 3", "three of the 8250272, each as likely as any other"},
    {"hamlet sample diplomatico:7x7 -n 1000 --seed 7 --json",
     "a thousand for statistics, the same each time"},
    {"hamlet sample knight:8x8 --closed -n 100 -o tours.json", "a hundred of 13267364410532 closed tours"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  std::string size = {}, spill = {};
  OutputOptions output;
};

std::string sentence_of(const FindResult& result, double seconds) {
  const std::string how = fmt::format("{}, {:.3f} s", number_of(result.work, "step"), seconds);
  if (result.answer == Answer::none) return none_text(result.why, result.method);
  if (result.answer == Answer::unknown) return fmt::format("unknown: {} ({})", result.why, how);
  return fmt::format("drew {} by {} ({})", result.paths.size(), result.method, how);
}

SampleOptions sample_options(const State& state) {
  SampleOptions options;
  if (!state.size.empty()) options.size = static_cast<std::uint64_t>(whole_number(state.size, "-n", 1));
  if (!state.spill.empty()) options.spill_folder = existing_folder(state.spill, "--spill");
  return options;
}

int sample(const State& state) {
  const Sheet sheet = state.input.sheet();
  const PathSheet& content = path_content(sheet, "sample");
  const SampleOptions options = sample_options(state);
  state.output.require_can_save(options.size);
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  const Stopwatch watch;
  const FindResult result = sample_paths(content.puzzle, options, content.labels(), run);
  const double seconds = watch.seconds();
  clear_progress();

  const bool draws = !state.output.json() && !state.output.to_file();
  if (state.output.json()) {
    StreamedAnswer answer("paths");
    for (const Path& path : result.paths) answer.add(content.board, path);
    answer.end(word_for(result.answer), found_json(result, content.board, seconds));
  }
  if (draws) show_paths(state.output, sheet, result.paths);
  // That there is none is a result like a path; how they were drawn is talk.
  if (state.output.json() || result.answer == Answer::found) {
    state.output.say(sentence_of(result, seconds));
  } else {
    print(sentence_of(result, seconds) + "\n");
  }
  if (state.output.to_file() && !result.paths.empty()) state.output.save(sheets_with(sheet, result.paths));
  return exit_code(result.answer);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"-n,--number", "N", "how many solutions to draw (default 1)", &state->size},
      {"--spill", "FOLDER", "where a sweep puts what does not fit --memory", &state->spill},
  };
  return {
      together({state->input.options(), own, state->limits.options_without_limit(), state->output.options()}),
      [state] { return sample(*state); }};
}

}  // namespace

extern const Command sample_command = {
    .name = "sample",
    .summary = "draws solutions of a path puzzle uniformly at random",
    .details =
        "Every solution is as likely as any other, and each is drawn anew, so that one may come twice. Open "
        "paths are drawn with their direction, closed tours without, unless numbers inside or one-way moves "
        "give them one. Puzzles with numbers inside are searched to the end; others are swept, with all "
        "states kept: if that does not fit the memory, the estimate is said, and nothing is drawn. Exit code "
        "0 if drawn, 1 if there is no solution, 3 if a "
        "limit of time was reached first, or if memory or disk ran out against the estimate.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
