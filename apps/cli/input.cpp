#include "cli/input.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <optional>
#include <thread>

#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/base/scan.hpp"
#include "hamlet/board/mask.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/io/text_sheet.hpp"
#include "hamlet/io/what.hpp"

namespace hamlet {

namespace {

/// The puzzle's complaints name a place in a sheet; here the same things came by options.
[[noreturn]] void rethrow_for_options(const InputError& error) {
  const std::string& where = error.where();
  const char* const option = where.starts_with("clues")      ? "--clue"
                             : where.starts_with("diamonds") ? "--diamond"
                             : where == "start"              ? "--start"
                             : where == "end"                ? "--end"
                                                             : nullptr;
  if (!option) throw error;
  throw InputError(option, error.message());
}

}  // namespace

std::int64_t whole_number(const std::string& text, std::string_view option, std::int64_t least) {
  const auto value = scan_integer(text);
  if (!value && !text.empty() && text.find_first_not_of("0123456789") == std::string::npos)
    throw InputError(std::string(option), fmt::format("'{}' is more than can be counted here", text));
  if (!value || *value < least)
    throw InputError(std::string(option), fmt::format("'{}' is not a whole number from {}", text, least));
  return *value;
}

double decimal_number(const std::string& text, std::string_view option) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value) || value < 0) {
    throw InputError(std::string(option), fmt::format("'{}' is not a number from 0", text));
  }
  return value;
}

double seconds_limit(const std::string& text) { return std::min(decimal_number(text, "--time"), 1e9); }

unsigned thread_count(const std::string& text) {
  if (text.empty()) return std::max(1u, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::int64_t>(whole_number(text, "--threads", 1), 1024));
}

MemoryBudget memory_budget(const std::string& gigabytes) {
  if (gigabytes.empty()) return {};
  return MemoryBudget(static_cast<std::uint64_t>(std::min(decimal_number(gigabytes, "--memory"), 1e9) * 1e9));
}

std::string folder_or_nothing(const std::string& folder, std::string_view option) {
  std::error_code ignored;
  return std::filesystem::exists(folder, ignored) ? existing_folder(folder, option) : folder;
}

std::string existing_folder(const std::string& folder, std::string_view option) {
  std::error_code ignored;
  if (!std::filesystem::is_directory(folder, ignored))
    throw InputError(std::string(option), fmt::format("'{}' is no folder", folder));
  return folder;
}

Options InputOptions::board_options() {
  return {
      {"--start", "CELL", "the first cell", &start_},
      {"--end", "CELL", "the last cell", &end_},
      {"--closed", "", "the last cell must be a move from the first", &closed_},
      {"--blocked", "CELL...", "cells that do not exist", &blocked_},
      {"--mask", "FILE",
       "cells that do not exist, as text ('.' free, '#' blocked) or a PNG or JPEG (dark parts become cells)",
       &mask_},
      {"--resolution", "N", "how many cells wide a picture becomes, when the board's size is left out",
       &resolution_},
      {"--invert", "", "of a picture, the light parts become cells", &invert_},
      {"--wrap", "HOW", "glue the edges of a rectangle: cylinder (left and right) or torus", &wrap_},
      {"--clue", "CELL=STEP...", "numbers printed in cells", &clues_},
      {"--diamond", "CELL-CELL...", "neighbours that must be visited one right after the other", &diamonds_},
      {"--pick", "N", "the N-th puzzle of a file with several", &pick_},
      {"--memory", "GB", "refuse what would need more; without it, what the machine has free", &memory_},
  };
}

Options InputOptions::options() {
  Options all = {
      {"WHAT", "WHAT",
       "a board such as knight:8x8, a file, a puzzle's link in quotes, or - for standard input", &what_,
       true},
  };
  const Options board = board_options();
  all.insert(all.end(), board.begin(), board.end());
  return all;
}

MemoryBudget InputOptions::memory() const { return memory_budget(memory_); }

int InputOptions::resolution() const {
  if (resolution_.empty())
    throw InputError("--resolution", "say how many cells wide the picture becomes, such as --resolution 24");
  return static_cast<int>(std::min<std::int64_t>(whole_number(resolution_, "--resolution", 1), INT32_MAX));
}

void InputOptions::require_board_is_left_alone(std::string_view why) const {
  const std::pair<const char*, bool> shaping[] = {
      {"--blocked", !blocked_.empty()}, {"--mask", !mask_.empty()}, {"--wrap", !wrap_.empty()}};
  for (const auto& [option, is_given] : shaping) {
    if (is_given) throw InputError(option, std::string(why));
  }
}

bool InputOptions::has_constraints() const {
  return closed_ || !start_.empty() || !end_.empty() || !clues_.empty() || !diamonds_.empty();
}

Sheet InputOptions::constrained_board() const {
  BoardRequest request{.name = what_};
  if (!wrap_.empty()) request.wrap = wrap_from_text(wrap_, "--wrap");
  for (const auto& cell : blocked_) request.blocked.push_back(cell_from_text(cell, "--blocked"));
  if (!mask_.empty()) {
    const std::string bytes = read_file(mask_);
    const bool sized = what_.find(':') != std::string::npos;
    std::vector<Cell> more;
    if (looks_like_picture(bytes)) {
      const Picture picture = picture_from_bytes(bytes, mask_, memory());
      if (sized && !resolution_.empty())
        throw InputError("--resolution", "the board's size is given already; leave one out");
      if (!sized) {
        if (resolution_.empty())
          throw InputError(what_,
                           "give the board a size such as square:20x30, or a --resolution for the picture");
        request.name = with_size_of_picture(what_, picture, resolution(), memory());
      }
      more = blocked_by(picture, make_lattice(request.name, memory()), invert_);
    } else {
      const Mask mask = mask_from_text(bytes, mask_);
      if (!sized) request.name = with_size_of_rows(what_, mask.row_lengths(), mask_, memory());
      more = blocked_by(mask, make_lattice(request.name, memory()).frame, mask_);
    }
    request.blocked.insert(request.blocked.end(), more.begin(), more.end());
  }
  try {
    Board board = make_board(request, memory());
    PathPuzzle puzzle{.graph = board.graph()};
    return sheet_of(PathSheet{.board = std::move(board), .puzzle = std::move(puzzle)});
  } catch (const InputError& error) {
    if (!blocked_.empty() && error.message().find("blocked cell") != std::string::npos)
      throw InputError("--blocked", error.message());
    throw;
  }
}

void InputOptions::constrain(Sheet& sheet) const {
  if (!has_constraints()) return;
  if (!sheet.is_path())
    throw InputError(
        what_,
        "--start, --end, --closed, --clue and --diamond are for path puzzles, and this is a bridges puzzle");
  PathSheet content = std::move(sheet.path());
  const Board& board = content.board;
  if (closed_) content.puzzle.closed = true;
  if (!start_.empty()) content.puzzle.start = board.vertex_of(start_, "--start");
  if (!end_.empty()) content.puzzle.end = board.vertex_of(end_, "--end");
  for (const auto& clue : clues_) content.puzzle.clues.push_back(clue_from_text(clue, board, "--clue"));
  for (const auto& diamond : diamonds_) {
    const auto [a, b] = pair_from_text(diamond, "--diamond");
    content.puzzle.diamonds.push_back({board.vertex_of(a, "--diamond"), board.vertex_of(b, "--diamond")});
  }
  try {
    validate(content.puzzle, content.labels());
  } catch (const InputError& error) {
    rethrow_for_options(error);
  }
  Sheet constrained = sheet_of(std::move(content));
  constrained.title = sheet.title;
  constrained.author = sheet.author;
  constrained.source = sheet.source;
  sheet = std::move(constrained);
}

std::vector<Sheet> InputOptions::sheets() const {
  const bool shapes_board = !blocked_.empty() || !mask_.empty() || !wrap_.empty();
  if (mask_.empty() && (!resolution_.empty() || invert_))
    throw InputError(resolution_.empty() ? "--invert" : "--resolution",
                     "this belongs to a picture given by --mask, --image or --shape");
  std::vector<Sheet> all;
  if (shapes_board) {
    if (kind_of_what(what_) != WhatKind::board)
      throw InputError(what_, "--blocked, --mask and --wrap are for boards; a file brings its own");
    all.push_back(constrained_board());
  } else {
    all = open_what(what_, memory());
  }
  if (!pick_.empty()) {
    const auto wanted = whole_number(pick_, "--pick", 1);
    if (wanted > static_cast<std::int64_t>(all.size()))
      throw InputError("--pick", fmt::format("{} has {}", what_, number_of(all.size(), "puzzle")));
    all = {std::move(all[static_cast<std::size_t>(wanted - 1)])};
  }
  if (all.size() == 1) {
    constrain(all[0]);
  } else if (has_constraints()) {
    throw InputError(what_,
                     fmt::format("it holds {} puzzles; --pick N chooses the one to constrain", all.size()));
  }
  return all;
}

Sheet InputOptions::sheet() const {
  auto all = sheets();
  if (all.size() != 1)
    throw InputError(what_, fmt::format("it holds {} puzzles; --pick N chooses one", all.size()));
  return std::move(all[0]);
}

}  // namespace hamlet
