#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <set>

#include "hamlet/api/input/picture_input.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/render.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/io/sheet_json.hpp"
#include "hamlet/make/maker.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::api {

namespace {

constexpr Example make_examples[] = {
    {"hamlet make hidato 9x9", "a Hidato with one solution and no number to spare"},
    {"hamlet make numbrix 9x9 --level 2 --count 20 -o easy.json", "twenty that need no what-if"},
    {"hamlet make rikudo 5 --symmetry half-turn --seed 3 -o rikudo.pdf", "hexagons with diamonds, to print"},
    {"hamlet make path leaper-1-2:8x8 --style sparse", "on any board, with few numbers"},
    {"hamlet make hidato --shape heart --resolution 12 -o heart.pdf", "on a board in the shape of a heart"},
    {"hamlet make path square:9x9 --marks odd=6 wall=8", "with further rules"},
    {"hamlet make hashi 15x15", "a bridges puzzle of level 3"},
    {"hamlet make hashi 7x10 --level 5 --symmetry half-turn --seed 7 -o puzzle.pdf", "one to print"},
    {"hamlet make hashi 25x25 --count 100 -o puzzles.json", "a hundred, with their solutions"},
    {"hamlet make hashi 9x9 --k 3 --islands 40 --touching --json", "more bridges, more islands"},
    {"hamlet make hashi --shape heart --resolution 15", "islands and bridges inside a heart"},
    {"hamlet make hashi solved.txt", "the islands and bridges of a solved file, if it is the only net"},
    {"hamlet make hashi solved.txt --level 3", "the same, with bridges changed until it is, and of level 3"},
    {"hamlet make hashi 15x15 | hamlet draw -", "drawn in the terminal"},
};

std::vector<std::string> kind_names() {
  std::vector<std::string> names;
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->has_clues || kind->is_bridges) names.emplace_back(kind->name);
    for (std::string_view alias : kind->aliases) {
      if (!alias.empty()) names.emplace_back(alias);
    }
  }
  return names;
}

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// A size, a board, or a puzzle. Only on the command line can it name a file.
class Size : public Text {
 public:
  using Text::Text;
  void read_words(std::span<const std::string> words) override {
    Text::read_words(words);
    is_typed_ = true;
  }
  Source source(std::string text) const {
    return is_typed_ ? Source::typed(std::move(text)) : Source::sent(std::move(text), std::string(field()));
  }
  /// Whether it is digits and "x", and not an existing file.
  bool is_plain() const {
    return value_.find_first_not_of("0123456789xX") == std::string::npos && !is_file();
  }
  /// Whether it is a word, right or wrong as a size, and neither a file nor the text of a puzzle.
  bool names_no_puzzle() const {
    const bool is_word = value_.size() < 40 && value_.find_first_of(" \n{:/.?") == std::string::npos;
    return is_word && value_ != "-" && !is_file();
  }

 private:
  bool is_file() const { return is_typed_ && std::filesystem::exists(value_); }

  bool is_typed_ = false;
};

/// Requires rows and columns ("9x9") or, for kinds on hexagons, a side.
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

/// A puzzle that was made. Text and drawings hide the solution unless asked for; JSON keeps it.
class MadeItem : public Item {
 public:
  MadeItem(const Sheet& sheet, bool is_first, bool is_solved)
      : sheet_(sheet), is_first_(is_first), is_solved_(is_solved) {}
  std::string_view list() const override { return "sheets"; }
  void append_json(std::string& out) const override { out += sheet_json(sheet_); }
  void append_text(std::string& out) const override {
    out += (is_first_ ? "" : "---\n") +
           written(format_named("text", "make"), std::span(&sheet_, 1), {.solution = is_solved_});
  }
  bool has_sheet() const override { return true; }
  Sheet sheet() const override { return sheet_; }
  bool hides_solution() const override { return !is_solved_; }

 private:
  const Sheet& sheet_;
  bool is_first_, is_solved_;
};

/// The board or puzzle to start from, or why there is none.
struct Base {
  std::optional<PathSheet> sheet = {};
  std::optional<BridgesSheet> sea = {};
  std::string why = {};
};

/// A level; the makers define which ones exist.
class Level : public Whole {
 public:
  using Whole::Whole;
  void read_words(std::span<const std::string> words) override {
    const auto number = scan_integer(only_word(words));
    if (!number) complain(fmt::format("'{}' is no level; levels are 1 to 6", words[0]));
    Whole::read_words(words);
  }
};

class Make : public Request {
 public:
  Make() {
    for (Parameter* parameter : std::initializer_list<Parameter*>{&kind, &size})
      parameter->is_positional = true;
    kind.is_required = true;
    only_for(For::paths, {&style, &ends, &diamonds, &clues_on, &clues_off, &marks, &recheck});
    only_for(For::bridges, {&k, &islands, &touching, &eight, &no_loops, &hidden_demands});
  }
  DrawOptions draw_options() const override { return draw.options(); }

  void require_can_save(const std::string& file) const override {
    if (count.value_or(1) > 1 && drawing_for_file(file))
      throw InputError(file,
                       "a picture shows one puzzle; leave out `count`, or write .json, of which `book` makes "
                       "a booklet");
    require_can_render(file, 1);
  }

  Answer answer(Listener& listener, const Run& run) override {
    const PuzzleKind& chosen = puzzle_kind(*kind, "KIND");
    const Maker& maker = maker_of(chosen);
    require_fits(chosen);
    const auto wanted = static_cast<std::uint64_t>(count.value_or(1));
    Base base = chosen.is_bridges ? base_of_bridges(listener, run) : base_of(chosen, listener, run);
    if (!base.why.empty())
      return {.verdict = Verdict::unknown,
              .json = {{"sheets", Json::array()}, {"why", base.why}},
              .remarks = {base.why}};
    return make_all(maker.prepare(chosen, request_with(std::move(base)), memory()), wanted, listener, run);
  }

 private:
  Name kind{this, "kind", "KIND", "the kind of puzzle", kind_names};
  Size size{
      this, "size", "SIZE",
      "rows x columns, of rikudo the side; a file with the solution to use; of path puzzles also a board"};
  Level level{this, "level", "L",
              "the rules that it needs, from 1 (easiest) to 6 (default: hashi 3). Of path puzzles 6, and "
              "the default, is whatever leaves nothing to spare",
              INT64_MIN};
  Text style{this, "style", "NAME",
             "of path puzzles: fast (default), sparse (fewer clues, slower) or random"};
  Text ends{this, "ends", "HOW",
            "the first and last number: shown (default, where other wishes allow it), hidden, or any"};
  Decimal diamonds{this, "diamonds", "PERCENT",
                   "how many of the path's steps may be diamonds (default: rikudo 20, path 0)"};
  Listed<ListedCell> clues_on{this, "clues-on", "CELL...", "cells that have a number"};
  Listed<ListedCell> clues_off{this, "clues-off", "CELL...", "cells that have none"};
  Texts marks{this, "marks", "RULE=N...", "marks to put on the board, such as odd=5 (kind path)"};
  Whole k{this, "k", "K", "the most bridges between two islands (default 2)", 1};
  Decimal islands{this, "islands", "PERCENT",
                  "how many of the cells are islands (default: what finds a place, up to 24)"};
  Text symmetry{
      this, "symmetry", "HOW",
      "of the clues' or islands' places: none, half-turn, left-right, top-bottom, both-mirrors; for "
      "squares quarter-turn, diagonal"};
  Flag touching{this, "touching", "islands may stand side by side"};
  Flag eight{this, "eight", "bridges run diagonally too"};
  Flag no_loops{this, "no-loops", "the bridges must not close a loop"};
  Flag hidden_demands{this, "hidden-demands",
                      "as many islands as the level allows show `?` instead of their number"};
  Flag recheck{this, "recheck",
               "solve each path puzzle again by another method, whole and without each clue (for hundreds of "
               "cells)"};
  Whole count{this, "count", "N", "how many puzzles (default 1)", 1};
  Whole first{this, "first", "N",
              "the number of the first puzzle (default 1), to make parts of one series on several machines",
              1};
  Flag solved{this, "solved", "with the solution, in texts and pictures too"};
  BoardParameters board{this};
  PictureParameters picture{this};
  DrawParameters draw{this};

  [[noreturn]] static void complain_of_missing_size() {
    throw InputError("make",
                     "SIZE is missing, such as 9x9 or, for hexagons, 5; it stands before the options");
  }

  /// Refuses parameters for the other sort of puzzle instead of ignoring them.
  void require_fits(const PuzzleKind& chosen) const {
    for (const Parameter* parameter : parameters()) {
      if (!parameter->is_given()) continue;
      if (chosen.is_bridges && parameter->puzzles == For::paths)
        parameter->complain("this is for path puzzles");
      if (!chosen.is_bridges && parameter->puzzles == For::bridges) parameter->complain("this is for hashi");
    }
    if (chosen.is_bridges && board.is_for_paths())
      throw InputError("`clue` and the like", "this is for path puzzles");
    if (chosen.is_bridges && board.belongs_to_picture() && !picture.are_given())
      throw InputError("resolution", "this belongs to a picture given by `image` or `shape`");
  }

  /// Makes a board from a shape or picture; reports the changed cells.
  Base pictured_base(const PuzzleKind& chosen, Listener& listener, const Run& run) {
    if (size.is_given() && *size != chosen.board && !chosen.board.empty())
      throw InputError(*size, "the picture and `resolution` give the board its size; leave the size out");
    if (chosen.board.empty() && !size.is_given())
      throw InputError("SIZE", "say what the cells are, such as hex, square or king");
    const PictureBoardResult result =
        picture.make_board(chosen.board.empty() ? *size : std::string(chosen.board), board, run);
    if (!result.made) return {.why = result.why};
    listener.remark(
        fmt::format("cells of the picture: {}", changes_in_words(result.made->added, result.made->dropped)));
    if (result.is_cut_short) listener.remark(what_was_cut_short(run));
    Sheet sheet = sheet_of(*result.made);
    sheet.remove_solution();
    board.constrain(sheet, *size);
    return {.sheet = sheet.path()};
  }

  /// Keeps only the solution, for which new clues are found, and the clues of the request.
  void keep_solution_only(Sheet& sheet) const {
    if (const auto violations = check(sheet); !violations.empty())
      throw InputError(*size, fmt::format("its solution is wrong: {}", violations[0].sentence));
    sheet.path().puzzle.clues.clear();
    sheet.path().puzzle.diamonds.clear();
    board.constrain(sheet, *size);
  }

  /// A plain size becomes the kind's board ("9x9" becomes square:9x9); a board or file stays.
  Base base_of(const PuzzleKind& chosen, Listener& listener, const Run& run) {
    if (picture.are_given()) return pictured_base(chosen, listener, run);
    if (!size.is_given() && board.has_mask() && !chosen.board.empty()) {
      return {.sheet = board.sheet(size.source(std::string(chosen.board)), memory()).path()};
    }
    if (!size.is_given()) complain_of_missing_size();
    const bool is_size = size.is_plain();
    if (is_size && chosen.board.empty())
      throw InputError(*size, "a path puzzle is made on a board such as square:5x5 or hex:4");
    if (is_size) require_size(*size, chosen);
    Sheet sheet =
        board.sheet(size.source(is_size ? fmt::format("{}:{}", chosen.board, *size) : *size), memory());
    PathSheet* const path = sheet.if_path();
    if (!path) throw InputError(*size, fmt::format("this is not a {} puzzle", chosen.name));
    require_of_kind(chosen, path->board, path->puzzle);
    if (!path->solution && path->puzzle.clues.size() == path->board.size())
      path->solution = path->puzzle.clues;
    if (path->solution) keep_solution_only(sheet);
    return {.sheet = std::move(*path)};
  }

  /// The shape of the picture, or the net of a file; neither for a plain size.
  Base base_of_bridges(Listener& listener, const Run& run) {
    if (picture.are_given()) {
      if (size.is_given())
        throw InputError(*size, "the picture and `resolution` give the grid its size; leave the size out");
      const auto sea = picture.make_sea(board, run);
      if (!sea) return {.why = why_ended(run)};
      listener.remark(fmt::format("cells of the picture: {}", changes_in_words(sea->added, sea->dropped)));
      return {.sea = BridgesSheet{BridgesPuzzle(
                  {.rows = sea->extent.rows, .cols = sea->extent.cols, .blocked = sea->blocked})}};
    }
    if (!size.is_given()) complain_of_missing_size();
    if (size.names_no_puzzle()) return {};
    Sheet sheet = board.sheet(size.source(*size), memory());
    if (sheet.if_path()) throw InputError(*size, "this is a path puzzle, not one of bridges");
    for (const Parameter* given : std::initializer_list<const Parameter*>{&islands, &touching, &symmetry}) {
      if (given->is_given()) given->complain("the islands of the file stay where they are; leave this out");
    }
    for (const Parameter* given : std::initializer_list<const Parameter*>{&eight, &no_loops}) {
      if (given->is_given()) given->complain("the file says by which rules its net is built; leave this out");
    }
    return {.sea = std::move(sheet.bridges())};
  }

  MakeRequest request_with(Base base) const {
    const auto labels = [](const std::vector<ListedCell>& cells) {
      std::vector<std::string> all;
      for (const ListedCell& cell : cells) all.push_back(cell.label);
      return all;
    };
    return {.size = *size,
            .base = std::move(base.sheet),
            .sea = std::move(base.sea),
            .level = level.value(),
            .k = k.value(),
            .islands = islands.value(),
            .symmetry = *symmetry,
            .touching = touching.is_given(),
            .eight = eight.is_given(),
            .no_loops = no_loops.is_given(),
            .hidden_demands = hidden_demands.is_given(),
            .recheck = recheck.is_given(),
            .style = *style,
            .ends = *ends,
            .diamonds = diamonds.value(),
            .clues_on = labels(*clues_on),
            .clues_off = labels(*clues_off),
            .marks = *marks};
  }

  Answer make_all(const MakeOne& make_one, std::uint64_t wanted, Listener& listener, const Run& run) const {
    std::uint64_t taken = 0, looked_at_again = 0;
    bool all_clues_tried_again = true, is_all_done = true;
    std::string impossible;
    std::set<std::string> methods;
    std::stop_source enough;
    const Stopwatch watch;
    const std::uint64_t before = static_cast<std::uint64_t>(first.value_or(1)) - 1;
    const auto called = [&](std::uint64_t number) {
      return wanted == 1 ? std::string() : fmt::format("number {}: ", before + number);
    };
    const MakeOne make_numbered = [&](std::uint64_t number, const Run& part) {
      return make_one(before + number, part);
    };
    const bool ended = !make_many(make_numbered, wanted, run.stopped_also_by(enough.get_token()),
                                  [&](std::uint64_t number, Made made) {
                                    if (!made.sheet && made.is_impossible) {
                                      impossible = made.why;  // it holds for every puzzle
                                      enough.request_stop();
                                      return;
                                    }
                                    if (!made.sheet) return listener.remark(called(number) + made.why);
                                    if (!made.remark.empty()) listener.remark(called(number) + made.remark);
                                    if (!made.note.empty()) {
                                      listener.remark(called(number) + made.note);
                                      is_all_done = false;
                                    }
                                    methods.insert(made.proved_by);
                                    if (made.second_look != SecondLook::none) ++looked_at_again;
                                    if (made.second_look == SecondLook::one_solution)
                                      all_clues_tried_again = false;
                                    if (!listener.take(MadeItem(*made.sheet, taken == 0, solved.is_given())))
                                      enough.request_stop();
                                    ++taken;
                                  });
    Answer answer{.json = {{"sheets", Json::array()}}};
    if (!impossible.empty()) {
      answer.verdict = Verdict::no;
      answer.json["why"] = impossible;
      answer.remarks.push_back(impossible);
      return answer;
    }
    if (looked_at_again > 0)
      answer.remarks.push_back(
          fmt::format("second look: {} of {} solved again by another method: one solution{}", looked_at_again,
                      number_of(taken, "puzzle"), all_clues_tried_again ? ", and no clue to spare" : ""));
    const std::string method = fmt::format("{}", fmt::join(methods, ", or by "));
    if (!methods.empty()) answer.json["method"] = method;
    const char* const why =
        ended ? run.time_is_up() ? ": the time limit was reached" : ": it was stopped" : "";
    answer.remarks.push_back(
        fmt::format("made {}{}{} ({:.3f} s){}", taken < wanted ? fmt::format("{} of ", taken) : "",
                    number_of(wanted, "puzzle"), methods.empty() ? "" : ", unique by " + method,
                    watch.seconds(), taken < wanted ? why : ""));
    if (!is_all_done || taken < wanted) answer.verdict = Verdict::unknown;
    return answer;
  }
};

}  // namespace

extern const Operation make_operation = {
    .name = "make",
    .summary = "makes puzzles that have one solution and need the rules of a level",
    .details =
        "Each puzzle has one solution. A path puzzle shows its first and last number, and has no other clue "
        "to "
        "spare: without any one of them there is another solution, or with `level` 1 to 5 the rules of that "
        "level no longer lead to it. What `start`, `clue` and `diamond` give stays. The level is that of "
        "`grade`: the rules up to it decide everything, those below do not; of level 5, `grade` says which "
        "ones "
        "take more than ten trials. Of hashi, level 1: an island needs all that its neighbours can take, or "
        "has "
        "only one left; 2: what all ways of finishing an island share, and no cut off pair; 3: never cut off "
        "a "
        "group, never leave an island short; 4: islands that hang on one other, parity, chains; 5: one lane "
        "tried at a time; 6: deeper. The seed and a puzzle's number decide what it is, whatever the number "
        "of "
        "threads. Puzzles are printed without their solutions, JSON has them. Exit code 0 if all were made, "
        "1 "
        "if there can be none, 3 if some were not: a limit was reached, or none was found.",
    .examples = make_examples,
    .lists_items = true,
    .prepare = prepared<Make>,
};

}  // namespace hamlet::api
