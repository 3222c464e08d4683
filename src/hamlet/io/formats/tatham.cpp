#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/bridges_limits.hpp"
#include "hamlet/io/parts/cursor.hpp"
#include "hamlet/io/parts/grid_size.hpp"
#include "hamlet/io/parts/island_text.hpp"
#include "hamlet/io/parts/one_per_line.hpp"

namespace hamlet {

namespace {

// WIDTH[xHEIGHT][iN][eN][mK][L][dD]:DESC. m is the most bridges between a pair (default 2), L forbids loops;
// i, e and d only configure the generator. DESC lists the cells row by row: 1-9 and A-G are islands with 1 to
// 16 bridges, a-z are 1 to 26 blanks.
constexpr std::string_view tatham_name = "tatham";
constexpr BridgesLimits tatham_limits{
    .least_k = 1, .most_k = 4, .least_demand = 1, .most_demand = 16, .touching_islands = false};
constexpr RunLetters letters{.one = 'a', .longest = 26};

bool recognises_tatham(std::string_view text) {
  const std::string_view line = first_line(text);
  Cursor cursor(line);
  if (cursor.digits().empty()) return false;
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || line.find(' ') != std::string_view::npos) return false;
  return line.substr(0, colon).find_first_not_of("0123456789-xiemLd") == std::string_view::npos;
}

std::string_view tatham_number_after(Cursor& cursor, char letter) {
  return cursor.accept(letter) ? cursor.digits() : std::string_view{};
}

int read_k(Cursor& cursor) {
  if (!cursor.accept('m')) return 2;
  const std::string place = cursor.place();
  const auto k = scan_integer(cursor.digits());
  if (k && *k >= 1 && *k <= 1000) return static_cast<int>(*k);
  throw InputError(place, "'m' must be followed by the most bridges between a pair, such as m2");
}

std::vector<Island> read_tatham_description(Cursor& cursor, GridSize size) {
  std::vector<Island> islands;
  ReadingOrder cells(size);
  while (!cursor.done()) {
    const std::string place = cursor.place();
    const char c = cursor.peek();
    if (c >= 'a' && c <= 'z') {
      cells.skip(c - 'a' + 1, place);
    } else if (c >= '1' && c <= '9') {
      islands.push_back({cells.next(place), c - '0'});
    } else if (c >= 'A' && c <= 'G') {
      islands.push_back({cells.next(place), c - 'A' + 10});
    } else {
      cursor.refuse("this means nothing in a Bridges game; islands are 1-9 and A-G, blanks are a-z");
    }
    cursor.take();
  }
  cells.require_full(cursor.place());
  return islands;
}

Sheet read_tatham_line(std::string_view line) {
  Cursor cursor(line);
  const std::string_view width = cursor.digits();
  const std::string_view height = cursor.accept('x') ? cursor.digits() : width;
  const GridSize size = grid_size(height, width, "character 1");
  tatham_number_after(cursor, 'i');
  tatham_number_after(cursor, 'e');
  BridgesGrid grid{.rows = size.rows, .cols = size.cols, .k = read_k(cursor)};
  grid.no_loops = cursor.accept('L');
  tatham_number_after(cursor, 'd');
  if (!cursor.accept(':'))
    cursor.refuse("here ':' and the islands should stand, as in 7x7m2:… of Simon Tatham's Bridges");
  grid.islands = read_tatham_description(cursor, size);
  return sheet_of(BridgesSheet{BridgesPuzzle(std::move(grid))});
}

std::string tatham_clue(const Island& island) {
  const int demand = *island.demand;
  return std::string(1, static_cast<char>(demand < 10 ? '0' + demand : 'A' + demand - 10));
}

std::string write_tatham_line(const Sheet& sheet) {
  const BridgesPuzzle& puzzle = bridges_only(sheet, tatham_name).puzzle;
  const BridgesGrid& grid = puzzle.grid();
  require_holds(tatham_limits, grid, tatham_name);
  std::string text = fmt::format("{}x{}m{}{}:", grid.cols, grid.rows, grid.k, grid.no_loops ? "L" : "");
  append_islands(text, puzzle, letters, tatham_clue);
  return text + "\n";
}

std::vector<Sheet> read_tatham(std::string_view text, const MemoryBudget& memory) {
  return read_one_per_line(text, memory,
                           [](std::string_view line, const MemoryBudget&) { return read_tatham_line(line); });
}
std::string write_tatham(std::span<const Sheet> sheets) { return write_each(sheets, write_tatham_line); }

}  // namespace

extern const Format tatham_format = {
    .name = tatham_name,
    .summary = "the game ID of Bridges in Simon Tatham's collection, without its solution",
    .holds = {.no_loops = true},
    .recognises = recognises_tatham,
    .read = read_tatham,
    .write = write_tatham,
};

}  // namespace hamlet
