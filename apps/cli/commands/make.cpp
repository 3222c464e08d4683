#include <fmt/format.h>

#include <memory>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/make/maker.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet make numberlink 15x15", "a bridges puzzle of level 3"},
    {"hamlet make numberlink 10x7 --level 5 --symmetry half-turn --seed 7 -o puzzle.pdf", "one to print"},
    {"hamlet make numberlink 25x25 --count 100 -o puzzles.json", "a hundred, with their solutions"},
    {"hamlet make numberlink 9x9 --k 3 --islands 40 --touching --json", "more bridges, more islands"},
    {"hamlet make numberlink 15x15 | hamlet draw -", "drawn in the terminal"},
};

struct State {
  std::string kind = {}, size = {}, level = {}, k = {}, islands = {}, symmetry = {}, count = {}, memory = {};
  bool touching = false, eight = false, no_loops = false, solved = false;
  LimitOptions limits;
  OutputOptions output;
};

MakeRequest request_of(const State& state) {
  MakeRequest request{.size = state.size,
                      .symmetry = state.symmetry,
                      .touching = state.touching,
                      .eight = state.eight,
                      .no_loops = state.no_loops};
  if (!state.level.empty()) request.level = whole_number(state.level, "--level", 1);
  if (!state.k.empty()) request.k = whole_number(state.k, "--k", 1);
  if (!state.islands.empty()) request.islands = decimal_number(state.islands, "--islands");
  return request;
}

MemoryBudget memory_of(const State& state) {
  if (state.memory.empty()) return {};
  return MemoryBudget(
      static_cast<std::uint64_t>(std::min(decimal_number(state.memory, "--memory"), 1e9) * 1e9));
}

/// Takes the puzzles one by one: prints them, or keeps them for the file.
class Shelf {
 public:
  Shelf(const State& state, std::uint64_t count)
      : state_(state), count_(count), to_file_(state.output.to_file()) {
    if (to_file_ && count > 1 && drawing_for_file(state.output.file()))
      throw InputError(state.output.file(),
                       "a picture shows one puzzle; leave out --count, or write .json or .txt");
    state.output.require_can_save(1);
  }

  void take(std::uint64_t number, Made made) {
    if (!made.sheet) {
      clear_progress();
      state_.output.say(count_ == 1 ? made.why : fmt::format("number {}: {}", number, made.why));
      return;
    }
    if (!keeps_solution()) made.sheet->remove_solution();
    if (to_file_) {
      keep(std::move(*made.sheet));
    } else {
      show(*made.sheet);
    }
    ++taken_;
  }
  std::uint64_t taken() const { return taken_; }
  void close() const {
    if (!sheets_.empty()) state_.output.save(sheets_);
  }

 private:
  /// What is printed or drawn is to be solved; a JSON sheet is to be worked with.
  bool keeps_solution() const {
    const Format* const format = to_file_ ? format_for_file(state_.output.file()) : nullptr;
    return state_.solved || (to_file_ ? format && format->name == "sheet" : state_.output.json());
  }
  /// A format that cannot hold the puzzle, or not several, refuses the first, before all are made.
  void keep(Sheet sheet) {
    sheets_.push_back(std::move(sheet));
    if (sheets_.size() <= 2) rendered_for(state_.output.file(), sheets_, state_.output.draw_options());
  }
  void show(const Sheet& sheet) const {
    if (reader_left()) return stop_run();
    clear_progress();
    if (!state_.output.json() && taken_ > 0) print("---\n");
    print(written(format_named(state_.output.json() ? "sheet" : "text", "make"), std::span(&sheet, 1),
                  state_.output.draw_options()));
    finish_printing();
  }

  const State& state_;
  const std::uint64_t count_;
  const bool to_file_;
  std::vector<Sheet> sheets_;
  std::uint64_t taken_ = 0;
};

int make(const State& state) {
  const Maker& maker = maker_of(state.kind, "KIND");
  const std::uint64_t count =
      state.count.empty() ? 1 : static_cast<std::uint64_t>(whole_number(state.count, "--count", 1));
  const MemoryBudget memory = memory_of(state);
  const MakeOne make_one = maker.prepare(request_of(state), memory);
  Shelf shelf(state, count);
  const Run run = state.limits.run(memory, state.output.quiet());
  const Stopwatch watch;
  const bool ended = !make_many(
      make_one, count, run, [&](std::uint64_t number, Made made) { shelf.take(number, std::move(made)); });
  clear_progress();
  shelf.close();
  const char* const why = ended ? run.time_is_up() ? ": the time limit was reached" : ": it was stopped" : "";
  state.output.say(
      fmt::format("made {}{} ({:.3f} s){}", shelf.taken() < count ? fmt::format("{} of ", shelf.taken()) : "",
                  number_of(count, "puzzle"), watch.seconds(), shelf.taken() < count ? why : ""));
  return shelf.taken() == count ? exit_yes : exit_unknown;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"KIND", "KIND", "numberlink (also hashi)", &state->kind, true},
      {"SIZE", "SIZE", "WxH, width x height: 15x10 has 10 rows of 15 cells", &state->size, true},
      {"--level", "L", "the rules that it needs, from 1 (easiest) to 6 (default 3)", &state->level},
      {"--k", "K", "the most bridges between two islands (default 2)", &state->k},
      {"--islands", "PERCENT", "how many of the cells are islands (default: what finds a place, up to 24)",
       &state->islands},
      {"--symmetry", "HOW",
       "of the islands' places: none, half-turn, left-right, top-bottom, both-mirrors; for squares "
       "quarter-turn, diagonal",
       &state->symmetry},
      {"--touching", "", "islands may stand side by side", &state->touching},
      {"--eight", "", "bridges run diagonally too", &state->eight},
      {"--no-loops", "", "the bridges must not close a loop", &state->no_loops},
      {"--count", "N", "how many puzzles (default 1)", &state->count},
      {"--solved", "", "with the solution, in texts and pictures too", &state->solved},
      {"--memory", "GB", "refuse what would need more; without it, what the machine has free",
       &state->memory},
  };
  return {together({own, state->limits.options_without_limit(), state->output.options()}),
          [state] { return make(*state); }};
}

}  // namespace

extern const Command make_command = {
    .name = "make",
    .summary = "makes puzzles that have one solution and need the rules of a level",
    .details =
        "Each puzzle has one solution, and needs just that level: the rules up to it decide everything, "
        "those below do not. Level 1: an island is full, or needs all its lanes; 2: what all ways of "
        "finishing an island share; 3: never close off a group, never strand an island; 4: pockets, cut "
        "lanes, parity; 5: one lane tried at a time; 6: deeper. The seed and a puzzle's number decide what "
        "it is, whatever the number of threads. Puzzles are printed without their solutions, JSON has them. "
        "Exit code 0 if all were made, 3 if some were not: a limit was reached, or none was found.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
