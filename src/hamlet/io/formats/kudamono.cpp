#include <fmt/format.h>

#include <map>
#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/cursor.hpp"
#include "hamlet/io/parts/one_per_line.hpp"
#include "hamlet/io/parts/path_grid.hpp"

namespace hamlet {

namespace {

// …?W=WIDTHxHEIGHT&L=ITEMS&G=hidoku. Cells are counted column by column from the left, each from bottom to
// top. An item is "(number)", or "x" for a hole, followed by its distance in cells from the item before (for
// the first item, from the first cell). Other parameters, such as titles, do not affect a hidoku.
constexpr std::string_view kudamono_name = "kudamono";
// Empty cells take no text here, so the length of the text does not bound the size.
constexpr std::int64_t kudamono_most_cells = 1'000'000;

std::string_view parameters(std::string_view line) {
  const std::size_t question = line.find('?');
  return question == std::string_view::npos ? line : line.substr(question + 1);
}

bool recognises_kudamono(std::string_view text) {
  const std::string_view line = first_line(text);
  if (line.find(' ') != std::string_view::npos) return false;
  const std::string part = fmt::format("&{}", parameters(line).substr(0, 1000));
  return part.find("&W=") != std::string::npos &&
         (part.find("&L=") != std::string::npos || part.find("&G=") != std::string::npos);
}

/// The value of a parameter such as "W=", and its position in the line.
struct Part {
  std::string_view value;
  std::size_t at;
};

std::map<char, Part> parts_of(std::string_view line) {
  std::map<char, Part> parts;
  const std::string_view all = parameters(line);
  for (const std::string_view part : split(all, '&')) {
    if (part.size() < 2 || part[1] != '=') continue;
    const auto at = static_cast<std::size_t>(part.data() - line.data()) + 2;
    if (!parts.try_emplace(part[0], Part{part.substr(2), at}).second) {
      throw InputError(fmt::format("character {}", at),
                       fmt::format("'{}=' stands here a second time", part[0]));
    }
  }
  return parts;
}

const Part& part(const std::map<char, Part>& parts, char key) {
  const auto found = parts.find(key);
  if (found != parts.end()) return found->second;
  throw InputError("", fmt::format("'{}=' is missing; a hidoku is ?W=WIDTHxHEIGHT&L=ITEMS&G=hidoku", key));
}

GridSize read_size(const Part& size) {
  const std::string place = fmt::format("character {}", size.at + 1);
  const auto sides = split(size.value, 'x');
  if (sides.size() != 2)
    throw InputError(place,
                     fmt::format("'{}' is not a size such as 6x5; links in the older notation cannot be read",
                                 size.value.substr(0, 40)));
  const GridSize read = grid_size(sides[1], sides[0], place);
  if (read.area() > kudamono_most_cells)
    throw InputError(place,
                     fmt::format("{} cells are too many; {} are the most", read.area(), kudamono_most_cells));
  return read;
}

/// The n-th cell, from 0.
Cell cell_at(std::int64_t n, GridSize size) {
  return {size.rows - static_cast<int>(n % size.rows), static_cast<int>(n / size.rows) + 1};
}

std::int64_t read_item(Cursor& cursor) {
  if (cursor.accept('x')) return PathGrid::outside;
  if (!cursor.accept('(')) cursor.refuse("an item is missing here: a number such as (12), or x for a hole");
  const std::string place = cursor.place();
  const auto number = scan_integer(cursor.digits());
  if (!number || *number < 1) throw InputError(place, "the brackets must hold a number from 1, such as (12)");
  if (!cursor.accept(')')) cursor.refuse("here the bracket should close");
  return *number;
}

Sheet read_kudamono_line(std::string_view line, const MemoryBudget& memory) {
  const auto parts = parts_of(line);
  const Part& genre = part(parts, 'G');
  if (genre.value != "hidoku" && genre.value != "hidato") {
    throw InputError(fmt::format("character {}", genre.at + 1),
                     fmt::format("this is a '{}' puzzle; of Kudamono only 'hidoku' can be read",
                                 genre.value.substr(0, 40)));
  }
  const GridSize size = read_size(part(parts, 'W'));
  PathGrid grid{size, std::vector<std::int64_t>(static_cast<std::size_t>(size.area()), PathGrid::free)};
  const Part items = parts.contains('L') ? part(parts, 'L') : Part{{}, line.size()};
  Cursor cursor(line.substr(0, items.at + items.value.size()), items.at);
  std::map<Cell, std::string> places;
  std::int64_t at = 0;
  for (bool first = true; !cursor.done(); first = false) {
    const std::string place = cursor.place();
    const std::int64_t item = read_item(cursor);
    const std::string step_place = cursor.place();
    const auto step = scan_integer(cursor.digits());
    if (!step || *step > size.area() || (*step == 0 && !first))
      throw InputError(step_place,
                       "after an item the number of cells since the last one should stand, from 1");
    at += *step;
    if (at >= size.area())
      throw InputError(place, fmt::format("this item stands beyond the {} cells of {} rows and {} columns",
                                          size.area(), size.rows, size.cols));
    grid.cells[grid.index(cell_at(at, size))] = item;
    places[cell_at(at, size)] = place;
  }
  return sheet_of(path_sheet(
      "king", grid, [&](Cell cell) { return places[cell]; }, memory));
}

std::string write_kudamono_line(const Sheet& sheet) {
  const PathSheet& path = path_only(sheet, kudamono_name);
  if (path.board.has_cells() && path.board.family() != "king") {
    throw InputError(
        std::string(kudamono_name),
        fmt::format("this format is for a king's moves, and this is a puzzle on {}", path.board.name()));
  }
  const PathGrid grid = clues_of(path, kudamono_name);
  if (grid.size.area() > kudamono_most_cells)
    throw InputError(std::string(kudamono_name),
                     fmt::format("{} cells are too many for this format; {} are the most", grid.size.area(),
                                 kudamono_most_cells));
  std::string text =
      fmt::format("https://pedros.works/paper-puzzle-player?W={}x{}&L=", grid.size.cols, grid.size.rows);
  std::int64_t last = 0;
  for (std::int64_t n = 0; n < grid.size.area(); ++n) {
    const std::int64_t item = grid.at(cell_at(n, grid.size));
    if (item == PathGrid::free) continue;
    text += item == PathGrid::outside ? fmt::format("x{}", n - last) : fmt::format("({}){}", item, n - last);
    last = n;
  }
  return text + "&G=hidoku\n";
}

std::vector<Sheet> read_kudamono(std::string_view text, const MemoryBudget& memory) {
  return read_one_per_line(text, memory, read_kudamono_line);
}
std::string write_kudamono(std::span<const Sheet> sheets) { return write_each(sheets, write_kudamono_line); }

}  // namespace

extern const Format kudamono_format = {
    .name = kudamono_name,
    .summary = "the address of a Hidoku at Kudamono, without its solution",
    .holds = {.clues = true, .ends = true},
    .recognises = recognises_kudamono,
    .read = read_kudamono,
    .write = write_kudamono,
};

}  // namespace hamlet
