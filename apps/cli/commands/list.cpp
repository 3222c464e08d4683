#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <memory>

#include "cli/bridges_commands.hpp"
#include "cli/command.hpp"
#include "cli/direction.hpp"
#include "cli/guard.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_lines.hpp"
#include "cli/path_work.hpp"
#include "cli/proved_by.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/solve/path/list.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet list diplomatico:4x5", "all 144 numbered grids, one a line"},
    {"hamlet list knight:6x6 --closed --json > tours.jsonl", "9862 closed tours, an array of cells each"},
    {"hamlet list knight:5x5 --start 1,1 --limit 10", "ten of the 304 from the corner"},
    {"hamlet list diplomatico:6x6 | wc -l", "8250272"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  std::string limit = {};
  DirectionOptions direction;
  BridgesOptions bridges;
  OutputOptions output;
};

/// Prints large pieces, but the first line at once, and none much later than it was found.
class LinePrinter {
 public:
  LinePrinter(const Board& board, PathLines::Form form) : lines_(board, form) {}

  void add(const Path& path) {
    lines_.append(path, text_);
    ++printed_;
    if (text_.size() >= piece || Clock::now() - flushed_ >= patience) flush();
  }
  void flush() {
    if (reader_left()) return;
    print(text_);
    finish_printing();
    text_.clear();
    flushed_ = Clock::now();
  }
  std::uint64_t printed() const { return printed_; }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::size_t piece = 1 << 18;
  static constexpr std::chrono::milliseconds patience{100};

  PathLines lines_;
  std::string text_;
  std::uint64_t printed_ = 0;
  Clock::time_point flushed_{};
};

int list(const State& state) {
  state.direction.require_one();
  if (state.output.to_file())
    throw InputError("--output", "a list is printed; 'hamlet solve --limit N -o FILE' saves sheets");
  const Sheet sheet = state.input.sheet();
  const std::uint64_t limit = state.limit.empty() || state.limit == "all"
                                  ? UINT64_MAX
                                  : static_cast<std::uint64_t>(whole_number(state.limit, "--limit", 1));
  Run run = state.limits.run(state.input.memory(), state.output.quiet());
  if (!sheet.is_path()) {
    if (state.direction.directed || state.direction.undirected)
      throw InputError(state.direction.directed ? "--directed" : "--undirected",
                       "a net of bridges has no direction");
    return list_bridges(state.bridges.task(sheet, "list"), limit, state.output, run);
  }
  state.bridges.require_none();
  const PathSheet& content = path_content(sheet, "list");
  LinePrinter printer(content.board,
                      state.output.json() ? PathLines::Form::json : PathLines::plain_form(content.board));
  // Lines on the same terminal show the progress, and a progress line would run into them.
  const auto show_progress = ::isatty(STDOUT_FILENO) != 0 ? nullptr : run.on_progress;
  run.on_progress = [&](const Progress& progress) {
    if (show_progress) show_progress(progress);
    printer.flush();
    if (reader_left()) interrupt();
  };
  const SearchReport report = list_paths(content.puzzle, state.direction.of(content.puzzle), content.labels(),
                                         run, [&](const Path& path) {
                                           printer.add(path);
                                           return printer.printed() < limit;
                                         });
  clear_progress();
  printer.flush();
  const bool unfinished = report.ended == Ended::by_request || report.ended == Ended::gave_up;
  if (unfinished && !reader_left()) {
    state.output.say(
        fmt::format("unfinished after {}: {}", number_of(printer.printed(), "solution"), report.why));
    return exit_unknown;
  }
  if (printer.printed() > 0) return exit_yes;
  state.output.say(none_text(report.why, report.method));
  return exit_no;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {{"--limit", "N", "stop after so many (default: all)", &state->limit}};
  return {together({state->input.options(), own, state->direction.options(), state->bridges.options(),
                    state->limits.options_without_limit(), state->output.options_for_printing()}),
          [state] { return list(*state); }};
}

}  // namespace

extern const Command list_command = {
    .name = "list",
    .summary = "streams every solution of a path or bridges puzzle, one a line",
    .details =
        "A line is the grid read row by row: the number of each cell, '.' where there is none, ' / ' between "
        "rows; for graphs the vertices' names in the order of the path; with --json an array of the cells in "
        "the order of the path. A net of bridges is the pairs of islands it joins, '1,1-1,4=2' for two "
        "bridges. Small boards are swept first and then listed very quickly, always in the "
        "same order; others are searched, and the first line comes as soon as it is found. Exit code 0 if at "
        "least one was listed, 1 if there is none, 3 if a limit of time or memory was reached first.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
