#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/io/parts/bridges_limits.hpp"
#include "hamlet/io/parts/island_text.hpp"
#include "hamlet/io/puzzlink/genre.hpp"
#include "hamlet/io/puzzlink/number16.hpp"

namespace hamlet {

namespace {

// The cells row by row: numbers, "." for an unknown demand, letters for blanks.
constexpr BridgesLimits puzzlink_limits{.most_demand = most_number16, .unknown_demands = true};

Sheet read_hashi(Cursor& body, GridSize size, const MemoryBudget&) {
  std::vector<Island> islands;
  ReadingOrder cells(size);
  while (!is_at_end(body)) {
    const char c = body.peek();
    if (const int blanks = blanks_in(c)) {
      cells.skip(blanks, body.place());
      body.take();
    } else if (c == '.' || starts_number16(c)) {
      const Cell cell = cells.next(body.place());
      islands.push_back({cell, body.accept('.') ? std::nullopt : std::optional(read_number16(body))});
    } else {
      body.refuse(
          "this means nothing in a hashi puzzle; islands are 0-9, a-f, -XX, +XXX or '.', blanks are g-z");
    }
  }
  return sheet_of(
      BridgesSheet{BridgesPuzzle({.rows = size.rows, .cols = size.cols, .islands = std::move(islands)})});
}

std::string write_hashi(const Sheet& sheet, std::string_view format) {
  const BridgesPuzzle& puzzle = sheet.bridges().puzzle;
  const BridgesGrid& grid = puzzle.grid();
  require_holds(puzzlink_limits, grid, format);
  std::string text = fmt::format("{}/{}/", grid.cols, grid.rows);
  append_islands(text, puzzle, {.one = one_blank, .longest = most_blanks}, [](const Island& island) {
    return island.demand ? number16(*island.demand) : std::string(".");
  });
  return text;
}

}  // namespace

extern const PuzzlinkGenre hashi_genre = {
    .names = {"hashi", "hashikake", "bridges"},
    .summary = "Hashi",
    .read = read_hashi,
    .holds = [](const Sheet& sheet) { return !sheet.if_path(); },
    .write = write_hashi,
};

}  // namespace hamlet
