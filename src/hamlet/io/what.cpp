#include "hamlet/io/what.hpp"

#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <string_view>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"
#include "hamlet/board/family.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet {

namespace {

constexpr std::string_view graph_prefix = "graph:";

bool exists(const std::string& file) {
  struct stat unused {};
  return ::stat(file.c_str(), &unused) == 0;
}

bool is_puzzle_text(std::string_view what) {
  return std::ranges::any_of(formats(), [&](const Format* format) {
    return !format->is_graph && format->recognises && format->recognises(what);
  });
}

/// Reports an argument that is neither a file nor a board. One with a size was meant as a board, any other as
/// a file.
[[noreturn]] void complain_of(const std::string& what) {
  reject_bridges_board(what);
  if (what.find(':') != std::string::npos && what.find('/') == std::string::npos)
    board_family(family_word(what), what);
  std::vector<std::string_view> known;
  for (const BoardFamily* family : board_families()) known.push_back(family->name);
  const std::string hint = unknown_name("board", family_word(what), known);
  const bool near = hint.find("did you mean") != std::string::npos;
  throw InputError(
      what, near ? hint : "there is no such file, nor is this a board such as knight:8x8 or a puzzle's link");
}

}  // namespace

bool is_board_name(std::string_view what) {
  const auto word = family_word(what);
  return std::ranges::any_of(board_families(), [&](const BoardFamily* family) {
    return family->name == word || (!family->alias.empty() && family->alias == word);
  });
}

WhatKind kind_of_what(const std::string& what) {
  if (what.empty() || what == graph_prefix)
    throw InputError("WHAT", "a board, a file's name, a puzzle's link or - belongs here");
  if (what == "-") return WhatKind::file;
  if (what.starts_with(graph_prefix)) return WhatKind::graph_file;
  // "tutte" is a board even if a file has that name; "knight-tour.txt" is a file if there is one.
  const bool has_size = what.find(':') != std::string::npos;
  if (!has_size && what.find('.') != std::string::npos && exists(what)) return WhatKind::file;
  if (is_board_name(what)) return WhatKind::board;
  if (exists(what)) return WhatKind::file;
  if (is_puzzle_text(what)) return WhatKind::inline_text;
  complain_of(what);
}

Board read_graph_board(const std::string& file, const MemoryBudget& memory) {
  const std::string text = read_file(file);
  const bool is_recognised = std::ranges::any_of(
      formats(), [&](const Format* format) { return format->read && format->recognises(text); });
  // A text that no format recognises is read in the format of the file's ending, or as a list of edges:
  // `graph:` says that it is a graph.
  const Format* const by_ending = format_for_file(file);
  const Format& assumed =
      by_ending && by_ending->is_graph && by_ending->read ? *by_ending : format_named("edges", "");
  const auto sheets = is_recognised ? read_sheets(text, file, memory) : read_as(assumed, text, file, memory);
  const PathSheet* const graph = sheets.front().if_path();
  if (!graph || graph->board.has_cells())
    throw InputError(file, "this is a puzzle, not a graph; leave out 'graph:'");
  if (sheets.size() > 1)
    throw InputError(file,
                     fmt::format("the file holds {} graphs; 'graph:' takes a file of one", sheets.size()));
  return graph->board;
}

std::vector<Sheet> open_what(const std::string& what, const MemoryBudget& memory) {
  const auto plain = [](Board board) {
    PathPuzzle puzzle{.graph = board.graph()};
    std::vector<Sheet> sheets;
    sheets.push_back(sheet_of(PathSheet{.board = std::move(board), .puzzle = std::move(puzzle)}));
    return sheets;
  };
  switch (kind_of_what(what)) {
    case WhatKind::board:
      return plain(make_board({.name = what}, memory));
    case WhatKind::graph_file:
      return plain(read_graph_board(what.substr(graph_prefix.size()), memory));
    case WhatKind::inline_text:
      return read_sheets(what, "link", memory);
    case WhatKind::file:
      break;
  }
  return read_sheets(read_file(what), what == "-" ? "standard input" : what, memory);
}

}  // namespace hamlet
