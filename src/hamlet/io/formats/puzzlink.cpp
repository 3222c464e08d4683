#include <fmt/format.h>

#include <array>
#include <charconv>
#include <optional>

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

// …/p?hashi/WIDTH/HEIGHT/BODY. The body lists the cells row by row. A demand is one hex digit, "-" and two,
// or "+" and three; "." is an unknown demand; g to z are 1 to 20 blanks. Flags of a variant may stand between
// genre and width.
constexpr std::string_view puzzlink_name = "puzzlink";
constexpr std::array<std::string_view, 3> puzzlink_genres = {"hashi", "hashikake", "bridges"};
constexpr std::array<std::string_view, 3> modes = {"_edit", "_play", "_test"};
constexpr BridgesLimits puzzlink_limits{.most_demand = 0xfff, .unknown_demands = true};
constexpr int puzzlink_longest_run = 'z' - 'g' + 1;

/// Returns where the genre begins if the line is the address of a puzzle's page.
std::optional<std::size_t> after_page(std::string_view line) {
  for (const std::string_view page : {"/p?", "/p.html?"}) {
    const std::size_t at = line.find(page);
    if (at != std::string_view::npos) return at + page.size();
    if (line.starts_with(page.substr(1))) return page.size() - 1;
  }
  return std::nullopt;
}

bool recognises_puzzlink(std::string_view text) {
  const std::string_view line = first_line(text);
  const auto at = after_page(line);
  return at && line.substr(*at).find('=') == std::string_view::npos;
}

void require_hashi(std::string_view genre, const std::string& place) {
  for (const std::string_view mode : modes) {
    if (genre.ends_with(mode)) genre.remove_suffix(mode.size());
  }
  for (const std::string_view known : puzzlink_genres) {
    if (genre == known) return;
  }
  throw InputError(place, fmt::format("this is a '{}' puzzle; of puzz.link only 'hashi' can be read",
                                      genre.substr(0, 40)));
}

int hex_number(Cursor& cursor, std::size_t digits) {
  const std::string place = cursor.place();
  const std::string_view text = cursor.take_up_to(digits);
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (text.size() == digits && error == std::errc{} && end == text.data() + text.size() && value >= 0)
    return value;
  throw InputError(place, fmt::format("'{}' is not a number of {} hexadecimal digits", text, digits));
}

Island island_at(Cursor& cursor, Cell cell) {
  if (cursor.accept('.')) return {cell, std::nullopt};
  if (cursor.accept('-')) return {cell, hex_number(cursor, 2)};
  if (cursor.accept('+')) return {cell, hex_number(cursor, 3)};
  return {cell, hex_number(cursor, 1)};
}

bool starts_island(char c) {
  return c == '.' || c == '-' || c == '+' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
}

std::vector<Island> read_body(Cursor& cursor, GridSize size) {
  std::vector<Island> islands;
  ReadingOrder cells(size);
  while (!cursor.done() && cursor.rest() != "/") {
    const char c = cursor.peek();
    if (c >= 'g' && c <= 'z') {
      cells.skip(c - 'g' + 1, cursor.place());
      cursor.take();
    } else if (starts_island(c)) {
      const Cell cell = cells.next(cursor.place());
      islands.push_back(island_at(cursor, cell));
    } else {
      cursor.refuse(
          "this means nothing in a hashi puzzle; islands are 0-9, a-f, -XX, +XXX or '.', blanks are g-z");
    }
  }
  cells.require_full(cursor.place());
  return islands;
}

std::string_view width_after_flags(Cursor& cursor) {
  const std::string place = cursor.place();
  const std::string_view first = cursor.until('/');
  if (first.empty() || first == "v:") return cursor.until('/');
  if (first.starts_with("v:")) {
    throw InputError(place, fmt::format("the variant '{}' of hashi cannot be read, only the usual rules",
                                        first.substr(2, 40)));
  }
  return first;
}

Sheet read_puzzlink_line(std::string_view line) {
  const auto genre_at = after_page(line);
  if (!genre_at) throw InputError("", "this is not an address such as https://puzz.link/p?hashi/5/5/…");
  Cursor cursor(line, *genre_at);
  const std::string genre_place = cursor.place();
  require_hashi(cursor.until('/'), genre_place);
  const std::string size_place = cursor.place();
  const std::string_view width = width_after_flags(cursor);
  const GridSize size = grid_size(cursor.until('/'), width, size_place);
  std::vector<Island> islands = read_body(cursor, size);
  return sheet_of(
      BridgesSheet{BridgesPuzzle({.rows = size.rows, .cols = size.cols, .islands = std::move(islands)})});
}

std::string puzzlink_clue(const Island& island) {
  if (!island.demand) return ".";
  const int demand = *island.demand;
  return demand < 0x10    ? fmt::format("{:x}", demand)
         : demand < 0x100 ? fmt::format("-{:02x}", demand)
                          : fmt::format("+{:03x}", demand);
}

std::string write_puzzlink_line(const Sheet& sheet) {
  const BridgesPuzzle& puzzle = bridges_only(sheet, puzzlink_name).puzzle;
  const BridgesGrid& grid = puzzle.grid();
  require_holds(puzzlink_limits, grid, puzzlink_name);
  std::string text = fmt::format("https://puzz.link/p?hashi/{}/{}/", grid.cols, grid.rows);
  append_islands(text, puzzle, {.one = 'g', .longest = puzzlink_longest_run}, puzzlink_clue);
  return text + "\n";
}

std::vector<Sheet> read_puzzlink(std::string_view text, const MemoryBudget& memory) {
  return read_one_per_line(
      text, memory, [](std::string_view line, const MemoryBudget&) { return read_puzzlink_line(line); });
}
std::string write_puzzlink(std::span<const Sheet> sheets) { return write_each(sheets, write_puzzlink_line); }

}  // namespace

extern const Format puzzlink_format = {
    .name = puzzlink_name,
    .summary = "the address of a Hashi puzzle at puzz.link, without its solution",
    .recognises = recognises_puzzlink,
    .read = read_puzzlink,
    .write = write_puzzlink,
};

}  // namespace hamlet
