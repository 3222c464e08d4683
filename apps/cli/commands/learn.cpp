#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/command.hpp"
#include "cli/experiment_report.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/together.hpp"
#include "hamlet/analyse/learning/learning.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/io/file.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet learn --csv boards.csv", "a data set of 1200 blocked boards, and what can be learnt from it"},
    {"hamlet learn diplomatico:8x8 --blocked 0.3 --count 500", "boards of one sort"},
    {"hamlet learn --closed -o learning.md", "closed tours; the report as a file"},
};

struct State {
  std::vector<std::string> boards;
  std::string count, blocked, each, csv;
  bool closed = false;
  LimitOptions limits;
  OutputOptions output;
};

/// Larger boards would take the methods minutes each, and the features as long.
constexpr Vertex most_cells = 10'000;
constexpr std::size_t most_boards = 100'000;

BoardToBlock board_to_block(const std::string& name, double share) {
  const Board board = make_board({.name = name});
  if (!board.has_cells())
    throw InputError(name, "it has no cells to block; name a board such as 'diplomatico:8x8'");
  if (board.size() > most_cells)
    throw InputError(name,
                     fmt::format("it has {} cells; up to {} can be learnt from", board.size(), most_cells));
  return {board.name(), share};
}

double blocked_share(const State& state) {
  if (state.blocked.empty()) return 0.4;
  const double share = decimal_number(state.blocked, "--blocked");
  if (share > 1) throw InputError("--blocked", "a share of the cells, from 0 to 1, such as 0.3");
  return share;
}

LearningOptions options_of(const State& state) {
  LearningOptions options{.closed = state.closed};
  const double share = blocked_share(state);
  if (!state.boards.empty()) {
    options.boards.clear();
    for (const std::string& name : state.boards) {
      options.boards.push_back(board_to_block(name, share));
      const auto is_this = [&](const BoardToBlock& board) {
        return board.name == options.boards.back().name;
      };
      if (std::ranges::count_if(options.boards, is_this) > 1) throw InputError(name, "it is named twice");
    }
  } else if (!state.blocked.empty()) {
    throw InputError("--blocked", "it belongs to a board: hamlet learn diplomatico:8x8 --blocked 0.3");
  }
  if (!state.count.empty()) options.count = static_cast<std::size_t>(whole_number(state.count, "--count", 1));
  if (options.count > most_boards) throw InputError("--count", fmt::format("up to {} boards", most_boards));
  if (!state.each.empty()) options.seconds_each = decimal_number(state.each, "--each");
  return options;
}

/// What someone types to have the same boards again.
std::string command_of(const State& state, std::uint64_t seed) {
  std::string command = "hamlet learn";
  for (const std::string& board : state.boards) command += " " + board;
  if (!state.count.empty()) command += " --count " + state.count;
  if (!state.blocked.empty()) command += " --blocked " + state.blocked;
  if (state.closed) command += " --closed";
  if (!state.each.empty()) command += " --each " + state.each;
  if (seed != 1) command += fmt::format(" --seed {}", seed);
  return command;
}

int learn(const State& state) {
  const LearningOptions options = options_of(state);
  require_can_save_report(state.output,
                          state.csv.empty() ? std::vector<std::string>() : std::vector{state.csv});
  const Run run = state.limits.run({}, state.output.quiet());
  const Stopwatch watch;
  const std::vector<BoardTrial> trials = draw_trials(options, run);
  clear_progress();
  // What took the time is safe before it is looked at.
  if (!state.csv.empty()) write_file(state.csv, csv_of(trials));
  return show_report(state.output,
                     {.name = "learning",
                      .title = "predicting whether a blocked board has a solution, and which method finds "
                               "out first",
                      .command = command_of(state, run.seed),
                      .claims = "What came out",
                      .holds = "yes",
                      .fails = "no"},
                     learn(trials, options, run), watch.seconds());
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"BOARD", "BOARD...", "boards to block cells of (default: twelve of five kinds)", &state->boards},
      {"--count", "N", "how many to draw (default 1200)", &state->count},
      {"--blocked", "SHARE", "the greatest share of blocked cells (default 0.4)", &state->blocked},
      {"--closed", "", "closed tours instead of open paths", &state->closed},
      {"--each", "SECONDS", "the time for each method and board (default 2)", &state->each},
      {"--csv", "FILE", "write the data set: features, truth, and how each method fared", &state->csv},
  };
  return {together({own, state->limits.options_without_limit(),
                    state->output.options_for_report("write the report: .md")}),
          [state] { return learn(*state); }};
}

}  // namespace

extern const Command learn_command = {
    .name = "learn",
    .summary = "draws blocked boards, and learns which have a solution and which method is fastest",
    .details =
        "Draws boards, measures features of their graphs, refutes or solves them by each method, fits "
        "logistic models and tests them on boards that they have not seen. Exit code 0 when all is done, "
        "3 if a limit was reached first.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
