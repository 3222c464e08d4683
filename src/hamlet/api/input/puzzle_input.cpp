#include "hamlet/api/input/puzzle_input.hpp"

#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/board/family.hpp"
#include "hamlet/board/mask.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/what.hpp"

namespace hamlet::api {

namespace {

/// Rethrows an error that names a place in a sheet, naming the parameter that the value came from instead.
[[noreturn]] void rethrow_for_parameters(const InputError& error) {
  const std::string& where = error.where();
  const char* const parameter = where.starts_with("clues")      ? "clue"
                                : where.starts_with("diamonds") ? "diamond"
                                                                : nullptr;
  if (!parameter) throw error;
  throw InputError(parameter, error.message());
}

std::vector<Cell> cells_of(const std::vector<ListedCell>& listed, std::string_view where) {
  std::vector<Cell> cells;
  for (const ListedCell& cell : listed) cells.push_back(cell_from_text(cell.label, where));
  return cells;
}

}  // namespace

bool Source::is_board() const {
  return is_typed_ ? kind_of_what(text_) == WhatKind::board : is_board_name(text_);
}

SeveralPuzzles::SeveralPuzzles(const std::string& called, std::size_t count)
    : InputError(called, fmt::format("it holds {} puzzles; `pick` chooses one", count)), count_(count) {}

std::vector<Sheet> Source::open(const MemoryBudget& memory) const {
  if (!several_.empty()) return several_;
  std::vector<Sheet> all = read(memory);
  if (all.size() > 1) several_ = all;
  return all;
}

Sheet Source::pick(std::int64_t number, const MemoryBudget& memory) const {
  const std::vector<Sheet> one = several_.empty() ? open(memory) : std::vector<Sheet>();
  const std::vector<Sheet>& all = several_.empty() ? one : several_;
  if (number > static_cast<std::int64_t>(all.size()))
    throw InputError("pick", fmt::format("{} has {}", called(), number_of(all.size(), "puzzle")));
  return all[static_cast<std::size_t>(number - 1)];
}

std::vector<Sheet> Source::read(const MemoryBudget& memory) const {
  if (is_typed_ || is_board_name(text_)) return open_what(text_, memory);
  // A single word with a colon was meant as a board, so its family must exist.
  const bool is_one_word = text_.size() < 80 && text_.find_first_of(" \t\r\n/{") == std::string::npos;
  if (is_one_word && text_.find(':') != std::string::npos) {
    reject_bridges_board(text_);
    board_family(family_word(text_), called_);
  }
  return read_sheets(text_, called_, memory);
}

void Sources::add(const JsonPlace& value) {
  std::string text = value.is_object() || value.is_array() ? value.dump() : value.text();
  if (text.empty()) value.complain("a board's name, a sheet, a link or the text of a puzzle belongs here");
  sources_.push_back(Source::sent(std::move(text), value.place()));
}

void Sources::read_words(std::span<const std::string> words) {
  for (const std::string& word : words) sources_.push_back(Source::typed(word));
}

void Sources::read_json(const JsonPlace& value) {
  for (const JsonPlace& item : value.items()) add(item);
}

Json Sources::schema() const { return {{"type", "array"}, {"items", {{"$ref", "#/$defs/puzzle"}}}}; }

void What::read_words(std::span<const std::string> words) {
  sources_.push_back(Source::typed(only_word(words)));
}

Json What::schema() const { return {{"$ref", "#/$defs/puzzle"}}; }

BoardParameters::BoardParameters(Request* request)
    : start(request, "start", "CELL", "the first cell"),
      end(request, "end", "CELL", "the last cell"),
      closed(request, "closed", "the last cell must be a move from the first"),
      blocked(request, "blocked", "CELL...", "cells that do not exist"),
      mask(request, "mask", "FILE",
           "cells that do not exist, as text ('.' free, '#' blocked) or a picture (dark parts become cells)"),
      resolution(request, "resolution", "N",
                 "how many cells wide a picture becomes, when the board's size is left out", 1),
      invert(request, "invert", "of a picture, the light parts become cells"),
      wrap(request, "wrap", "HOW", "glue the edges of a rectangle: cylinder (left and right) or torus"),
      clue(request, "clue", "CELL=STEP...", "numbers printed in cells"),
      diamond(request, "diamond", "CELL-CELL...",
              "neighbours that must be visited one right after the other"),
      pick(request, "pick", "N", "the N-th puzzle of a file with several", 1) {}

int BoardParameters::needed_resolution() const {
  if (!resolution.is_given())
    throw InputError("resolution", "say how many cells wide the picture becomes, such as `resolution` 24");
  return static_cast<int>(std::min<std::int64_t>(*resolution, INT32_MAX));
}

void BoardParameters::require_board_is_left_alone(std::string_view why) const {
  for (const Parameter* shaping : std::initializer_list<const Parameter*>{&blocked, &mask, &wrap}) {
    if (shaping->is_given()) shaping->complain(std::string(why));
  }
}

bool BoardParameters::has_constraints() const {
  return closed || start.is_given() || end.is_given() || clue.is_given() || diamond.is_given();
}

bool BoardParameters::is_for_paths() const {
  return has_constraints() || blocked.is_given() || mask.is_given() || wrap.is_given();
}

Sheet BoardParameters::shaped_board(const Source& what, const MemoryBudget& memory) const {
  BoardRequest request{.name = what.text()};
  if (wrap.is_given()) request.wrap = wrap_from_text(*wrap, "wrap");
  request.blocked = cells_of(*blocked, "blocked");
  if (mask.is_given()) {
    const bool sized = what.text().find(':') != std::string::npos;
    std::vector<Cell> more;
    if (looks_like_picture(mask.bytes())) {
      const Picture picture = picture_from_bytes(mask.bytes(), mask.called(), memory);
      if (sized && resolution.is_given())
        throw InputError("resolution", "the board's size is given already; leave one out");
      if (!sized) {
        if (!resolution.is_given())
          throw InputError(what.called(),
                           "give the board a size such as square:20x30, or a `resolution` for the picture");
        request.name = with_size_of_picture(what.text(), picture, needed_resolution(), memory);
      }
      more = blocked_by(picture, make_lattice(request.name, memory), static_cast<bool>(invert));
    } else {
      const Mask rows = mask_from_text(mask.bytes(), mask.called());
      if (!sized) request.name = with_size_of_rows(what.text(), rows.row_lengths(), mask.called(), memory);
      more = blocked_by(rows, make_lattice(request.name, memory).frame, mask.called());
    }
    request.blocked.insert(request.blocked.end(), more.begin(), more.end());
  }
  if (blocked.is_given())
    require_blocked_on(make_lattice(request.name, memory).frame, cells_of(*blocked, "blocked"), "blocked");
  Board board = make_board(request, memory);
  PathPuzzle puzzle{.graph = board.graph()};
  return sheet_of(PathSheet{.board = std::move(board), .puzzle = std::move(puzzle)});
}

void BoardParameters::constrain(Sheet& sheet, std::string_view called) const {
  if (!has_constraints()) return;
  PathSheet* const path = sheet.if_path();
  if (!path)
    throw InputError(
        std::string(called),
        "`start`, `end`, `closed`, `clue` and `diamond` are for path puzzles, and this is a bridges puzzle");
  PathSheet content = std::move(*path);
  const Board& on = content.board;
  if (closed) content.puzzle.closed = true;
  if (start.is_given()) content.puzzle.start = (*start).on(on, "start");
  if (end.is_given()) content.puzzle.end = (*end).on(on, "end");
  for (const ListedClue& one : *clue)
    content.puzzle.clues.push_back({one.cell.on(on, "clue"), static_cast<Step>(one.step)});
  for (const auto& [a, b] : *diamond)
    content.puzzle.diamonds.push_back({a.on(on, "diamond"), b.on(on, "diamond")});
  try {
    validate(content.puzzle, content.labels());
  } catch (const InputError& error) {
    rethrow_for_parameters(error);
  }
  Sheet constrained = sheet_of(std::move(content));
  constrained.title = sheet.title;
  constrained.author = sheet.author;
  constrained.source = sheet.source;
  sheet = std::move(constrained);
}

std::vector<Sheet> BoardParameters::sheets(const Source& what, const MemoryBudget& memory) const {
  const bool shapes_board = blocked.is_given() || mask.is_given() || wrap.is_given();
  if (!mask.is_given() && (resolution.is_given() || invert))
    throw InputError(resolution.is_given() ? "resolution" : "invert",
                     "this belongs to a picture given by `mask`, `image` or `shape`");
  std::vector<Sheet> all;
  if (shapes_board) {
    if (!what.is_board())
      throw InputError(what.called(), "`blocked`, `mask` and `wrap` are for boards; a file brings its own");
    all.push_back(shaped_board(what, memory));
  } else if (pick.is_given()) {
    all.push_back(what.pick(*pick, memory));
  } else {
    all = what.open(memory);
  }
  if (all.size() == 1) {
    constrain(all[0], what.called());
  } else if (has_constraints()) {
    throw InputError(what.called(),
                     fmt::format("it holds {} puzzles; `pick` chooses the one to constrain", all.size()));
  }
  return all;
}

Sheet BoardParameters::sheet(const Source& what, const MemoryBudget& memory) const {
  auto all = sheets(what, memory);
  if (all.size() != 1) throw SeveralPuzzles(what.called(), all.size());
  return std::move(all[0]);
}

PuzzleRequest::PuzzleRequest()
    : what_(this, "puzzle", "WHAT",
            "a board such as knight:8x8, a puzzle's link, the text of a puzzle in any format, or a sheet"),
      board_(this),
      draw_(this),
      look_(this) {
  what_.typed_help = "a board such as knight:8x8, a file, a puzzle's link in quotes, or - for standard input";
  what_.is_required = true;
  what_.is_positional = true;
}

const PathSheet& PuzzleRequest::path_of(const Sheet& sheet, std::string_view operation) {
  if (const PathSheet* content = sheet.if_path()) return *content;
  throw InputError(std::string(operation),
                   fmt::format("this is a bridges puzzle, and '{}' is for path puzzles", operation));
}

}  // namespace hamlet::api
