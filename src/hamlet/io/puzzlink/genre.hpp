#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "hamlet/io/parts/cursor.hpp"
#include "hamlet/io/parts/grid_size.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A genre of puzz.link whose rules are those of a puzzle of ours.
struct PuzzlinkGenre {
  std::array<std::string_view, 3> names;  // the first is written
  std::string_view summary;               // of the puzzles that it holds
  /// Reads the body of an address. Bodies may stop early; then nothing stands in the cells that are left.
  Sheet (*read)(Cursor& body, GridSize size, const MemoryBudget& memory);
  bool (*holds)(const Sheet& sheet);
  /// Returns the address from the columns on, or throws an InputError at `format`.
  std::string (*write)(const Sheet& sheet, std::string_view format);
};

std::span<const PuzzlinkGenre* const> puzzlink_genres();

/// Whether nothing is left to read but the slash that some addresses have at the end.
inline bool is_at_end(const Cursor& body) { return body.done() || body.rest() == "/"; }

}  // namespace hamlet
