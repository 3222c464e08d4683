#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/bridges_commands.hpp"
#include "cli/command.hpp"
#include "cli/count_columns.hpp"
#include "cli/count_report.hpp"
#include "cli/direction.hpp"
#include "cli/guard.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/neo4j/backend_choice.hpp"
#include "cli/neo4j/count_of_found.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/sweep_file.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/board/symmetries.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/solve/path/count_details.hpp"
#include "hamlet/solve/path/count_verify.hpp"
#include "hamlet/solve/path/frontier/block_store.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet count diplomatico:4x5", "144: a numbered grid and its reverse are two"},
    {"hamlet count knight:6x6 --closed", "9862 closed tours, whichever way they are walked"},
    {"hamlet count diplomatico:6x6 --per-start", "how many of the 8 250 272 begin at each cell"},
    {"hamlet count diplomatico:4x30 --columns", "the boards 4x1 to 4x30, as CSV"},
    {"hamlet count knight:8x8 --closed --verify", "counted twice, in different ways"},
    {"hamlet count puzzle.txt --at-least 2", "is it ambiguous?"},
    {"hamlet count diplomatico:5x5 --backend neo4j --server http://127.0.0.1:7474", "by a Neo4j server"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  std::string at_least = {}, method = {}, sweep = {}, spill = {}, checkpoint = {}, checkpoint_every = {};
  DirectionOptions direction;
  bool per_start = false, per_edge = false, per_pair = false, columns = false;
  bool verify = false, show_sweep = false, per_k = false;
  BackendChoice backend;
  BridgesOptions bridges;
  OutputOptions output;
};

void require_together(const State& state) {
  state.direction.require_one();
  if (state.output.to_file()) throw InputError("--output", "a number is printed, not drawn or saved");
  const bool in_detail = state.per_start || state.per_edge || state.per_pair;
  if (state.per_start + state.per_edge + state.per_pair + state.columns + !state.at_least.empty() > 1)
    throw InputError("count",
                     "--per-start, --per-edge, --per-pair, --columns and --at-least exclude one another");
  if (state.columns &&
      (state.verify || state.show_sweep || !state.sweep.empty() || !state.checkpoint.empty()))
    throw InputError("--columns", "--verify, --sweep, --show-sweep and --checkpoint are for a single count");
  if (in_detail && !state.checkpoint.empty())
    throw InputError("--checkpoint", "it is for a plain count; details keep every layer anyway");
  if (state.method == "search" && !(state.checkpoint + state.spill + state.sweep).empty())
    throw InputError("--method", "--checkpoint, --spill and --sweep are for a sweep, not for search");
  if (state.checkpoint.empty() && !state.checkpoint_every.empty())
    throw InputError("--checkpoint-every", "it belongs to --checkpoint FOLDER");
}

/// An InputError if an option is given that a server knows nothing of.
void require_for_server(const State& state) {
  if (state.per_start || state.per_edge || state.per_pair || state.columns || state.verify ||
      state.show_sweep ||
      !(state.at_least + state.method + state.sweep + state.spill + state.checkpoint).empty())
    throw InputError("--backend",
                     "a server counts and does no more: other options are for Hamlet's own methods");
}

CountOptions options_of(const State& state, const PathSheet& content) {
  CountOptions options{.method = state.method, .labels = content.labels()};
  if (!state.method.empty()) path_counter(state.method, "--method");
  options.direction = state.direction.of(content.puzzle);
  if (!state.at_least.empty())
    options.enough = static_cast<std::uint64_t>(whole_number(state.at_least, "--at-least", 1));
  if (!state.sweep.empty())
    options.sweep = sweep_from_text(read_file(state.sweep), content.board, state.sweep);
  if (!state.spill.empty()) options.places.spill_folder = existing_folder(state.spill, "--spill");
  if (!state.checkpoint.empty())
    options.places.checkpoint_folder = folder_or_nothing(state.checkpoint, "--checkpoint");
  if (!state.checkpoint_every.empty())
    options.places.seconds_between_checkpoints = decimal_number(state.checkpoint_every, "--checkpoint-every");
  options.places.on_saving = let_guard_wait;
  options.places.on_save_failed = [&state](const std::string& why) {
    clear_progress();
    state.output.say(why + "; counting goes on, what was saved before stays");
  };
  options.places.on_resume = [&state](std::size_t step, std::size_t steps) {
    clear_progress();
    state.output.say(fmt::format("going on from the checkpoint: step {} of {}", step, steps));
  };
  options.on_prediction = [&state](const SweepPrediction& prediction) {
    clear_progress();
    state.output.say(prediction_text(prediction));
  };
  return options;
}

/// The count that was asked for, with its details in the report.
PathCount counted(const State& state, const PathSheet& content, const CountOptions& options, const Run& run,
                  CountReport& report) {
  const PathPuzzle& puzzle = content.puzzle;
  if (state.backend.is_server()) return count_of_found(state.backend.find(content, UINT64_MAX, run));
  if (state.per_start) {
    const PathsByCell result = paths_by_start(puzzle, options, run);
    for (Vertex v = 0; v < result.cells.size(); ++v)
      report.cells.push_back({content.board.label(v), result.cells[v]});
    return result.all;
  }
  if (state.per_edge) {
    const PathsByEdge result = paths_by_edge(puzzle, options, run);
    for (const auto& [edge, number] : result.edges)
      report.edges.push_back({content.board.label(edge.from), content.board.label(edge.to), number});
    return result.all;
  }
  if (state.per_pair) {
    const PathsByPair result = paths_by_pair(puzzle, options, run);
    for (Vertex a = 0; a < result.pairs.size(); ++a) {
      for (Vertex b = 0; b < result.pairs.size(); ++b) {
        if (!result.pairs[a][b].is_zero())
          report.pairs.push_back({content.board.label(a), content.board.label(b), result.pairs[a][b]});
      }
    }
    return result.all;
  }
  return count_paths(puzzle, options, run);
}

void add_second_opinion(CountReport& report, const PathSheet& content, const CountOptions& options,
                        const Run& run) {
  const SecondOpinion opinion = verify(report.count, content.puzzle, options, symmetries(content.board), run);
  require(!opinion.complete || opinion.agrees, "a second way of counting came to another number");
  report.verified = opinion.complete ? "by " + opinion.how : "";
  report.not_verified = opinion.complete ? "" : opinion.why_not;
}

/// An InputError if an option is given that means something for paths only.
void require_for_bridges(const State& state) {
  const std::pair<bool, const char*> for_paths[] = {
      {state.direction.directed, "--directed"},
      {state.direction.undirected, "--undirected"},
      {state.per_start, "--per-start"},
      {state.per_edge, "--per-edge"},
      {state.per_pair, "--per-pair"},
      {state.columns, "--columns"},
      {state.verify, "--verify"},
      {state.show_sweep, "--show-sweep"},
      {!state.sweep.empty(), "--sweep"},
      {!state.spill.empty(), "--spill"},
      {!state.method.empty(), "--method"},
      {!state.checkpoint.empty(), "--checkpoint"},
  };
  for (const auto& [given, option] : for_paths) {
    if (given) throw InputError(option, "it is for path puzzles, and this is a bridges puzzle");
  }
}

int count_net(const State& state, const Sheet& sheet) {
  if (state.backend.is_server())
    throw InputError("--backend", "it is for path puzzles, and this is a bridges puzzle");
  require_for_bridges(state);
  if (state.per_k && !state.at_least.empty())
    throw InputError("--per-k", "--per-k and --at-least exclude each other");
  if (state.per_k && state.bridges.has_k()) throw InputError("--per-k", "--per-k and --k exclude each other");
  const BridgesTask task = state.bridges.task(sheet, "count");
  const std::uint64_t enough =
      state.at_least.empty() ? UINT64_MAX
                             : static_cast<std::uint64_t>(whole_number(state.at_least, "--at-least", 1));
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  return state.per_k ? count_bridges_for_each_k(task, state.output, run)
                     : count_bridges(task, enough, state.output, run);
}

int count(const State& state) {
  require_together(state);
  const Sheet sheet = state.input.sheet();
  if (!sheet.is_path()) return count_net(state, sheet);
  state.bridges.require_none();
  if (state.per_k) throw InputError("--per-k", "it is for bridges puzzles, and this is a path puzzle");
  if (state.backend.is_server()) require_for_server(state);
  const PathSheet& content = path_content(sheet, "count");
  const CountOptions options = options_of(state, content);
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  const Stopwatch watch;
  CountReport report{.direction = options.direction,
                     .per_start = state.per_start,
                     .per_edge = state.per_edge,
                     .per_pair = state.per_pair,
                     .closed = content.puzzle.closed,
                     .enough = options.enough};
  try {
    if (state.columns) return count_columns(content, options, state.output, run);
    report.count = counted(state, content, options, run, report);
    if (state.verify && report.count.complete) add_second_opinion(report, content, options, run);
  } catch (const TooLarge& refusal) {
    throw InputError(content.board.name().empty() ? "count" : content.board.name(), refusal.what());
  } catch (const OutOfRoom& shortage) {
    report.count.why = shortage.what();
  }
  clear_progress();
  report.seconds = watch.seconds();
  if (state.show_sweep && !report.count.sweep.empty())
    report.sweep = sweep_to_text(report.count.sweep, content.board);
  if (state.output.json()) {
    state.output.print_json(report.json());
  } else {
    print(report.text());
  }
  return report.exit_code();
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"--at-least", "K", "stop at K: exit code 0 if there are so many, 1 if there are fewer",
       &state->at_least},
      {"--per-start", "", "how many can begin at each cell", &state->per_start},
      {"--per-edge", "", "how many use each pair of neighbours", &state->per_edge},
      {"--per-pair", "", "how many go from each cell to each other", &state->per_pair},
      {"--columns", "", "count the board's first column, its first two, … : CSV, as it goes",
       &state->columns},
      {"--per-k", "", "of a bridges puzzle: how many for each k, as CSV", &state->per_k},
      {"--verify", "", "count a second time in another way, and compare", &state->verify},
      {"--method", "NAME", "sweep or search; without it, whichever suits", &state->method},
      {"--sweep", "FILE", "the order in which a sweep leaves the cells behind", &state->sweep},
      {"--show-sweep", "", "print the order that was used, as --sweep reads it", &state->show_sweep},
      {"--spill", "FOLDER", "where a sweep puts what does not fit --memory", &state->spill},
      {"--checkpoint", "FOLDER", "save the sweep there from time to time, and go on from what is saved",
       &state->checkpoint},
      {"--checkpoint-every", "SECONDS", "how often (default 60)", &state->checkpoint_every}};
  return {together({state->input.options(), own, state->direction.options(), state->backend.options(),
                    state->bridges.options(), state->limits.options_without_limit(),
                    state->output.options_for_printing()}),
          [state] { return count(*state); }};
}

}  // namespace

extern const Command count_command = {
    .name = "count",
    .summary = "counts the solutions of a path or bridges puzzle, exactly",
    .details =
        "Open paths are counted directed, closed tours undirected, unless an option says otherwise; a closed "
        "tour with numbers inside or one-way moves is counted directed, too. Boards are counted by a sweep "
        "that never lists the solutions, puzzles with numbers inside by search. Before a sweep its states, "
        "memory and time are predicted on standard error; what would not fit is refused. Exit code 0 if "
        "counted, 3 if a limit was reached first.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
