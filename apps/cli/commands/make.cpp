#include <fmt/format.h>

#include <filesystem>
#include <memory>

#include "cli/command.hpp"
#include "cli/guard.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/picture_input.hpp"
#include "cli/sheet_file.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/base/scan.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/what.hpp"
#include "hamlet/make/maker.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet make hidato 9x9", "a Hidato with one solution and no number to spare"},
    {"hamlet make numbrix 9x9 --level 2 --count 20 -o easy.json", "twenty that need no what-if"},
    {"hamlet make rikudo 5 --symmetry half-turn --seed 3 -o rikudo.pdf", "hexagons with diamonds, to print"},
    {"hamlet make path leaper-1-2:8x8 --style sparse", "on any board, with few numbers"},
    {"hamlet make hidato --shape heart --resolution 12 -o heart.pdf", "on a board in the shape of a heart"},
    {"hamlet make path square:9x9 --marks odd=6 wall=8", "with further rules"},
    {"hamlet make numberlink 15x15", "a bridges puzzle of level 3"},
    {"hamlet make numberlink 10x7 --level 5 --symmetry half-turn --seed 7 -o puzzle.pdf", "one to print"},
    {"hamlet make numberlink 25x25 --count 100 -o puzzles.json", "a hundred, with their solutions"},
    {"hamlet make numberlink 9x9 --k 3 --islands 40 --touching --json", "more bridges, more islands"},
    {"hamlet make numberlink 15x15 | hamlet draw -", "drawn in the terminal"},
};

struct State {
  std::string kind = {}, size = {}, level = {}, k = {}, islands = {}, symmetry = {}, count = {}, style = {},
              ends = {}, diamonds = {};
  std::vector<std::string> clues_on = {}, clues_off = {}, marks = {};
  bool touching = false, eight = false, no_loops = false, solved = false, recheck = false;
  InputOptions input;
  PictureOptions picture;
  LimitOptions limits;
  OutputOptions output;
};

[[noreturn]] void throw_size_is_missing() {
  throw InputError("make",
                   "SIZE is missing; it stands before the options, and 'hamlet help make' shows examples");
}

/// What puzzles are made on, or why there is nothing.
struct Base {
  std::optional<PathSheet> sheet = {};
  std::string why = {};
};

/// A board from a shape or picture; what had to be changed is said.
Base pictured_base(const State& state, const PuzzleKind& kind, const Run& run) {
  if (!state.size.empty() && state.size != kind.board && !kind.board.empty())
    throw InputError(state.size, "the picture and --resolution give the board its size; leave the size out");
  if (kind.board.empty() && state.size.empty())
    throw InputError("SIZE", "say what the cells are, such as 'make path hex --shape star --resolution 9'");
  InputOptions input = state.input;
  input.work_on(kind.board.empty() ? state.size : std::string(kind.board));
  PictureOptions picture = state.picture;
  const PictureBoardResult result = picture.board(input, run);
  clear_progress();
  if (!result.made) return {.why = result.why};
  state.output.say(fmt::format("cells of the picture: {}", changes_in_words(*result.made)));
  if (result.is_cut_short) state.output.say(what_was_cut_short(run));
  Sheet sheet = sheet_of(*result.made);
  sheet.remove_solution();
  input.constrain(sheet);
  return {.sheet = sheet.path()};
}

/// Of a solved puzzle the solution is used, and new clues are found for it; those of the command line stay.
void keep_solution_only(Sheet& sheet, const std::string& file, const InputOptions& input) {
  if (const auto violations = check(sheet); !violations.empty())
    throw InputError(file, fmt::format("its solution is none: {}", violations[0].sentence));
  sheet.path().puzzle.clues.clear();
  sheet.path().puzzle.diamonds.clear();
  input.constrain(sheet);
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Whether it can only be meant as a size: nothing but numbers and an x.
bool is_meant_as_size(const std::string& text) {
  return text.find_first_not_of("0123456789xX") == std::string::npos && !std::filesystem::exists(text);
}

/// "9x9", or the side of a hexagon.
void require_size(const std::string& size, const PuzzleKind& kind) {
  const bool is_hexagonal = kind.board == "hex";
  const std::size_t x = size.find('x');
  const bool is_rectangle = x != std::string::npos && is_number(std::string_view(size).substr(0, x)) &&
                            is_number(std::string_view(size).substr(x + 1));
  if (is_rectangle || (is_hexagonal && is_number(size))) return;
  throw InputError(size, is_hexagonal
                             ? fmt::format("a size of {} is the side of a hexagon such as 5, or rows "
                                           "and columns such as 7x6",
                                           kind.name)
                             : fmt::format("a size of {} is rows and columns such as 9x9", kind.name));
}

/// "9x9" of a kind that is played on squares is square:9x9; a board or a file stands for itself.
Base base_of(const State& state, const PuzzleKind& kind, const Run& run) {
  if (state.picture.are_given()) return pictured_base(state, kind, run);
  InputOptions input = state.input;
  if (state.size.empty() && input.has_mask() && !kind.board.empty()) {
    input.work_on(std::string(kind.board));
    return {.sheet = input.sheet().path()};
  }
  if (state.size.empty()) throw_size_is_missing();
  const bool is_size = is_meant_as_size(state.size);
  if (is_size && kind.board.empty())
    throw InputError(state.size, "a path puzzle is made on a board such as square:5x5 or hex:4");
  if (is_size) require_size(state.size, kind);
  input.work_on(is_size ? fmt::format("{}:{}", kind.board, state.size) : state.size);
  Sheet sheet = input.sheet();
  if (!sheet.is_path()) throw InputError(state.size, fmt::format("this is no {} puzzle", kind.name));
  require_of_kind(kind, sheet.path().board, sheet.path().puzzle);
  if (!sheet.has_solution() && sheet.path().puzzle.clues.size() == sheet.path().board.size())
    sheet.path().solution = sheet.path().puzzle.clues;
  if (sheet.has_solution()) keep_solution_only(sheet, state.size, input);
  return {.sheet = sheet.path()};
}

/// An option of the other sort of puzzle would be passed over in silence.
void require_options_fit(const State& state, const PuzzleKind& kind) {
  const std::pair<const char*, bool> for_paths[] = {
      {"--style", !state.style.empty()},
      {"--ends", !state.ends.empty()},
      {"--diamonds", !state.diamonds.empty()},
      {"--clues-on", !state.clues_on.empty()},
      {"--clues-off", !state.clues_off.empty()},
      {"--marks", !state.marks.empty()},
      {"--recheck", state.recheck},
      {"--shape", state.picture.are_given()},
      {"--clue and the like", state.input.shapes_or_constrains()}};
  const std::pair<const char*, bool> for_nets[] = {{"--k", !state.k.empty()},
                                                   {"--islands", !state.islands.empty()},
                                                   {"--touching", state.touching},
                                                   {"--eight", state.eight},
                                                   {"--no-loops", state.no_loops}};
  for (const auto& [option, given] : for_paths) {
    if (kind.is_bridges && given) throw InputError(option, "this is for path puzzles");
  }
  for (const auto& [option, given] : for_nets) {
    if (!kind.is_bridges && given) throw InputError(option, "this is for numberlink");
  }
}

/// Which levels there are, the makers know.
std::int64_t level_from(const std::string& text) {
  const auto level = scan_integer(text);
  if (!level) throw InputError("--level", fmt::format("'{}' is no level; levels are 1 to 6", text));
  return *level;
}

MakeRequest request_of(const State& state, std::optional<PathSheet> base) {
  MakeRequest request{.size = state.size,
                      .base = std::move(base),
                      .symmetry = state.symmetry,
                      .touching = state.touching,
                      .eight = state.eight,
                      .no_loops = state.no_loops,
                      .recheck = state.recheck,
                      .style = state.style,
                      .ends = state.ends,
                      .clues_on = state.clues_on,
                      .clues_off = state.clues_off,
                      .marks = state.marks};
  if (!state.level.empty()) request.level = level_from(state.level);
  if (!state.k.empty()) request.k = whole_number(state.k, "--k", 1);
  if (!state.islands.empty()) request.islands = decimal_number(state.islands, "--islands");
  if (!state.diamonds.empty()) request.diamonds = decimal_number(state.diamonds, "--diamonds");
  return request;
}

/// Takes the puzzles one by one: prints them, or keeps them for the file.
class Shelf {
 public:
  Shelf(const State& state, std::uint64_t count)
      : state_(state), count_(count), to_file_(state.output.to_file()), file_(state.output) {
    if (to_file_ && count > 1 && drawing_for_file(state.output.file()))
      throw InputError(
          state.output.file(),
          "a picture shows one puzzle; leave out --count, or write .json, of which 'hamlet book' makes a "
          "booklet");
    state.output.require_can_save(1);
  }

  void take(std::uint64_t number, Made made) {
    if (reader_left()) return interrupt();
    if (!made.sheet) {
      clear_progress();
      if (made.is_impossible) return refuse(made.why);
      state_.output.say(count_ == 1 ? made.why : fmt::format("number {}: {}", number, made.why));
      return;
    }
    if (!made.note.empty()) {
      clear_progress();
      state_.output.say(count_ == 1 ? made.note : fmt::format("number {}: {}", number, made.note));
      is_all_done_ = false;
    }
    if (made.second_look != SecondLook::none) ++looked_at_again_;
    if (made.second_look == SecondLook::one_solution) all_clues_tried_again_ = false;
    if (!keeps_solution()) made.sheet->remove_solution();
    if (to_file_) {
      file_.add(std::move(*made.sheet));
    } else {
      show(*made.sheet);
    }
    ++taken_;
  }
  std::uint64_t taken() const { return taken_; }
  bool is_impossible() const { return is_impossible_; }
  bool is_all_done() const { return is_all_done_ && taken_ == count_; }
  /// What --recheck found, of all that were made.
  std::string second_look() const {
    if (looked_at_again_ == 0) return "";
    return fmt::format("second look: {} of {} solved again by another method: one solution{}",
                       looked_at_again_, number_of(taken_, "puzzle"),
                       all_clues_tried_again_ ? ", and no clue to spare" : "");
  }
  void close() const {
    if (!file_.is_empty()) file_.save();
  }

 private:
  /// Once: it holds for all of them.
  void refuse(const std::string& why) {
    if (!is_impossible_) state_.output.say(why);
    is_impossible_ = true;
    interrupt();
  }
  /// What is printed or drawn is to be solved; a JSON sheet is to be worked with.
  bool keeps_solution() const {
    const Format* const format = to_file_ ? format_for_file(state_.output.file()) : nullptr;
    return state_.solved || (to_file_ ? format && format->name == "sheet" : state_.output.json());
  }
  void show(const Sheet& sheet) const {
    if (reader_left()) return interrupt();
    clear_progress();
    if (!state_.output.json() && taken_ > 0) print("---\n");
    print(written(format_named(state_.output.json() ? "sheet" : "text", "make"), std::span(&sheet, 1),
                  state_.output.draw_options()));
    finish_printing();
  }

  const State& state_;
  const std::uint64_t count_;
  const bool to_file_;
  SheetFile file_;
  std::uint64_t taken_ = 0, looked_at_again_ = 0;
  bool all_clues_tried_again_ = true;
  bool is_all_done_ = true;
  bool is_impossible_ = false;
};

int make(const State& state) {
  const PuzzleKind& kind = puzzle_kind(state.kind, "KIND");
  const Maker& maker = maker_of(kind);
  const std::uint64_t count =
      state.count.empty() ? 1 : static_cast<std::uint64_t>(whole_number(state.count, "--count", 1));
  require_options_fit(state, kind);
  const MemoryBudget memory = state.input.memory();
  const Run run = state.limits.run(memory, state.output.quiet());
  if (kind.is_bridges && state.size.empty()) throw_size_is_missing();
  Base base = kind.is_bridges ? Base{} : base_of(state, kind, run);
  if (!kind.is_bridges && !base.sheet) {
    state.output.say(base.why);
    return exit_unknown;
  }
  const MakeOne make_one = maker.prepare(kind, request_of(state, std::move(base.sheet)), memory);
  Shelf shelf(state, count);
  const Stopwatch watch;
  const bool ended = !make_many(
      make_one, count, run, [&](std::uint64_t number, Made made) { shelf.take(number, std::move(made)); });
  clear_progress();
  shelf.close();
  if (shelf.is_impossible()) return exit_no;
  if (const std::string found = shelf.second_look(); !found.empty()) state.output.say(found);
  const char* const why = ended ? run.time_is_up() ? ": the time limit was reached" : ": it was stopped" : "";
  state.output.say(
      fmt::format("made {}{} ({:.3f} s){}", shelf.taken() < count ? fmt::format("{} of ", shelf.taken()) : "",
                  number_of(count, "puzzle"), watch.seconds(), shelf.taken() < count ? why : ""));
  return shelf.is_all_done() ? exit_yes : exit_unknown;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"KIND", "KIND", "hidato, numbrix, rikudo, hopido, knight, path, or numberlink (also hashi)",
       &state->kind, true},
      {"SIZE", "SIZE",
       "of path puzzles rows x columns (rikudo: the side), a board, or a file with the solution to use; of "
       "numberlink width x height",
       &state->size},
      {"--level", "L",
       "the rules that it needs, from 1 (easiest) to 6 (default: numberlink 3). Of path puzzles 6, and the "
       "default, is whatever leaves nothing to spare",
       &state->level},
      {"--style", "NAME", "of path puzzles: fast (default), sparse (fewer clues, slower) or random",
       &state->style},
      {"--ends", "HOW", "whether the first and last number are shown, hidden, or any (default)",
       &state->ends},
      {"--diamonds", "PERCENT", "how many of the path's steps may be diamonds (default: rikudo 20, path 0)",
       &state->diamonds},
      {"--clues-on", "CELL...", "cells that have a number", &state->clues_on},
      {"--clues-off", "CELL...", "cells that have none", &state->clues_off},
      {"--marks", "RULE=N...", "marks to put on the board, such as odd=5 (kind path)", &state->marks},
      {"--k", "K", "the most bridges between two islands (default 2)", &state->k},
      {"--islands", "PERCENT", "how many of the cells are islands (default: what finds a place, up to 24)",
       &state->islands},
      {"--symmetry", "HOW",
       "of the clues' or islands' places: none, half-turn, left-right, top-bottom, both-mirrors; for squares "
       "quarter-turn, diagonal",
       &state->symmetry},
      {"--touching", "", "islands may stand side by side", &state->touching},
      {"--eight", "", "bridges run diagonally too", &state->eight},
      {"--no-loops", "", "the bridges must not close a loop", &state->no_loops},
      {"--recheck", "",
       "solve each path puzzle again by another method, whole and without each clue (for hundreds of cells)",
       &state->recheck},
      {"--count", "N", "how many puzzles (default 1)", &state->count},
      {"--solved", "", "with the solution, in texts and pictures too", &state->solved},
  };
  return {together({own, state->input.board_options(), state->picture.options(),
                    state->limits.options_without_limit(), state->output.options()}),
          [state] { return make(*state); }};
}

}  // namespace

extern const Command make_command = {
    .name = "make",
    .summary = "makes puzzles that have one solution and need the rules of a level",
    .details =
        "Each puzzle has one solution. A path puzzle has no clue to spare: without any one of them there is "
        "another solution, or with --level 1 to 5 the rules of that level no longer lead to it. What "
        "--start, "
        "--clue and --diamond give stays. The level is that of 'hamlet grade': the rules up to it decide "
        "everything, those below do not. Of numberlink, level 1: an island is full, or needs all its lanes; "
        "2: what all ways of "
        "finishing an island share; 3: never close off a group, never strand an island; 4: pockets, cut "
        "lanes, parity; 5: one lane tried at a time; 6: deeper. The seed and a puzzle's number decide what "
        "it is, whatever the number of threads. Puzzles are printed without their solutions, JSON has them. "
        "Exit code 0 if all were made, 3 if some were not: a limit was reached, or none was found.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
