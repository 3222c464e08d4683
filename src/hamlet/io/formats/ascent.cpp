#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/cursor.hpp"
#include "hamlet/io/parts/hex_fit.hpp"
#include "hamlet/io/parts/one_per_line.hpp"
#include "hamlet/io/parts/path_grid.hpp"

namespace hamlet {

namespace {

// WIDTHxHEIGHTmM[E][dD][S]:DESC. M is O for the four neighbours, R for a king's moves, H and C for hexagons
// (one large hexagon, or a honeycomb), E for numbers around the edge. The later E, d and S only configure the
// generator. DESC lists the cells row by row: decimal numbers, with "_" between two of them, a-z for 1 to 26
// blanks, A-Z for 1 to 26 walls.
//
// Hexagons are stored in a sheet of squares in which each row lies half a hexagon further right than the one
// above. A honeycomb's sheet is wider than WIDTH to make room for that.
constexpr std::string_view ascent_name = "ascent";
constexpr int ascent_longest_run = 26;
// Ascent's own limits.
constexpr int longest_side = 50;
constexpr std::int64_t ascent_most_cells = 999;

bool recognises_ascent(std::string_view text) {
  Cursor cursor(first_line(text));
  if (cursor.digits().empty()) return false;
  if (cursor.accept('x')) cursor.digits();
  return cursor.accept('m') && cursor.peek() >= 'A' && cursor.rest().find(':') != std::string_view::npos;
}

void require_within_limits(GridSize said, std::string_view where) {
  if (said.rows >= 2 && said.cols >= 2 && said.rows <= longest_side && said.cols <= longest_side &&
      said.area() <= ascent_most_cells)
    return;
  throw InputError(std::string(where), fmt::format("Ascent cannot hold {} rows of {} cells; it allows 2 to "
                                                   "{} rows and columns and at most {} cells in all",
                                                   said.rows, said.cols, longest_side, ascent_most_cells));
}

struct Head {
  GridSize size;
  char mode;
};

/// The size of the sheet for a honeycomb of the stated size.
GridSize honeycomb_sheet(GridSize said) { return {said.rows, said.cols + (said.rows + 1) / 2 - 1}; }

Head read_ascent_head(Cursor& cursor) {
  const std::string_view width = cursor.digits();
  const std::string_view height = cursor.accept('x') ? cursor.digits() : width;
  const GridSize size = grid_size(height, width, "character 1");
  require_within_limits(size, "character 1");
  if (!cursor.accept('m')) cursor.refuse("'m' and the moves are missing here: mO, mR, mH or mC");
  const char mode = cursor.peek();
  if (mode == 'E') cursor.refuse("numbers around the edge (mode E) cannot be read; mO, mR, mH and mC can");
  if (mode == '\0' || std::string_view("ORHC").find(mode) == std::string_view::npos)
    cursor.refuse("'m' must be followed by one of the letters O, R, H and C");
  cursor.take();
  cursor.accept('E');
  if (cursor.accept('d')) cursor.take_up_to(1);
  cursor.accept('S');
  if (!cursor.accept(':')) cursor.refuse("here ':' and the cells should stand, as in 7x6mR:…");
  return {size, mode};
}

struct Description {
  PathGrid grid;
  std::vector<std::string> places;  // of each cell, for errors
};

Description read_ascent_description(Cursor& cursor, GridSize size) {
  Description read{{size, {}}, {}};
  ReadingOrder cells(size);
  const auto add = [&](std::int64_t content, int count, const std::string& place) {
    cells.skip(count, place);
    read.grid.cells.insert(read.grid.cells.end(), static_cast<std::size_t>(count), content);
    read.places.insert(read.places.end(), static_cast<std::size_t>(count), place);
  };
  bool after_number = false;
  while (!cursor.done()) {
    const std::string place = cursor.place();
    if (after_number && cursor.accept('_') && !cursor.at_digit())
      cursor.refuse("after '_' another number should stand");
    after_number = cursor.at_digit();
    if (after_number) {
      const auto number = scan_integer(cursor.digits());
      if (!number || *number < 1)
        throw InputError(place, "the numbers of a path begin with 1, and this number is not one of them");
      add(*number, 1, place);
    } else if (const char c = cursor.peek(); c >= 'a' && c <= 'z') {
      add(PathGrid::free, cursor.take() - 'a' + 1, place);
    } else if (c >= 'A' && c <= 'Z') {
      add(PathGrid::outside, cursor.take() - 'A' + 1, place);
    } else {
      cursor.refuse(
          "this means nothing in Ascent; write numbers with '_' between them, a-z for blanks and A-Z for "
          "walls");
    }
  }
  cells.require_full(cursor.place());
  return read;
}

/// Each row of the sheet lies half a hexagon further right than the one above.
HexPlace place_in_sheet(Cell cell) { return {2 * cell.col + cell.row, cell.row}; }

PathSheet hex_sheet(const Description& read, const MemoryBudget& memory) {
  require_cells(read.grid);
  std::vector<HexPlace> places;
  std::vector<std::size_t> indices;
  for (std::size_t i = 0; i < read.grid.cells.size(); ++i) {
    if (read.grid.cells[i] == PathGrid::outside) continue;
    const auto cols = static_cast<std::size_t>(read.grid.size.cols);
    places.push_back(place_in_sheet({static_cast<int>(i / cols) + 1, static_cast<int>(i % cols) + 1}));
    indices.push_back(i);
  }
  const HexFit fit = fit_hexagons(places);
  PathSheet sheet{board_of(fit, memory), {}};
  sheet.puzzle.graph = sheet.board.graph();
  std::vector<std::string> place_of(sheet.board.size());
  for (std::size_t i = 0; i < indices.size(); ++i) {
    const Vertex v = *sheet.board.vertex_at(fit.cells[i]);
    place_of[v] = read.places[indices[i]];
    const std::int64_t number = read.grid.cells[indices[i]];
    if (number == PathGrid::free) continue;
    require_in_range(number, sheet.board, place_of[v]);
    sheet.puzzle.clues.push_back({v, static_cast<Step>(number)});
  }
  std::ranges::sort(sheet.puzzle.clues);
  require_different(sheet.puzzle.clues, sheet.board,
                    [&](Cell cell) { return place_of[*sheet.board.vertex_at(cell)]; });
  validate(sheet.puzzle, sheet.labels());
  return sheet;
}

Sheet read_ascent_line(std::string_view line, const MemoryBudget& memory) {
  Cursor cursor(line);
  const auto [size, mode] = read_ascent_head(cursor);
  const Description read = read_ascent_description(cursor, mode == 'C' ? honeycomb_sheet(size) : size);
  if (mode == 'H' || mode == 'C') return sheet_of(hex_sheet(read, memory));
  const CellPlace place = [&](Cell cell) { return read.places[read.grid.index(cell)]; };
  return sheet_of(path_sheet(mode == 'O' ? "square" : "king", read.grid, place, memory));
}

struct Written {
  char mode;
  GridSize said;
  PathGrid grid;
};

/// The sheet of a large hexagon is as wide as it is high. The stated width of a honeycomb is the length of
/// its rows.
Written hexagons(const PathSheet& sheet) {
  const Frame& frame = sheet.board.lattice().frame;
  const bool honeycomb =
      std::ranges::all_of(frame.rows, [&](const auto& row) { return row.length == frame.rows[0].length; });
  const GridSize said{frame.row_count(), frame.column_count()};
  require_within_limits(said, ascent_name);
  PathGrid grid{honeycomb ? honeycomb_sheet(said) : said, {}};
  grid.cells.assign(static_cast<std::size_t>(grid.size.area()), PathGrid::outside);
  const int shift = honeycomb ? 2 * (grid.size.cols - said.cols) : (said.rows - 1) / 2;
  std::vector<std::size_t> index_of;
  for (Vertex v = 0; v < sheet.board.size(); ++v) {
    const HexPlace place = hex_place(sheet.board, sheet.board.cell(v));
    index_of.push_back(grid.index({place.y + 1, (place.x + shift - place.y) / 2 + 1}));
    grid.cells[index_of[v]] = PathGrid::free;
  }
  for (const auto& [cell, step] : clues_and_ends(sheet.puzzle)) grid.cells[index_of[cell]] = step;
  return {honeycomb ? 'C' : 'H', said, std::move(grid)};
}

Written squares(const PathSheet& sheet, char mode) {
  PathGrid grid = clues_of(sheet, ascent_name);
  require_within_limits(grid.size, ascent_name);
  return {mode, grid.size, std::move(grid)};
}

Written written(const PathSheet& sheet) {
  require_flat_board(sheet.board, ascent_name);
  const std::string_view family = sheet.board.family();
  if (family == "hex") return hexagons(sheet);
  if (family == "square" || family == "king") return squares(sheet, family == "king" ? 'R' : 'O');
  throw InputError(
      std::string(ascent_name),
      fmt::format("this format is for boards of 'square', 'king' and 'hex', not of '{}'", family));
}

std::string description(const std::vector<std::int64_t>& cells) {
  std::string text;
  for (std::size_t i = 0; i < cells.size();) {
    const bool is_number = cells[i] > 0;
    std::size_t end = i + 1;
    while (!is_number && end < cells.size() && cells[end] == cells[i]) ++end;
    if (is_number) {
      text += fmt::format("{}{}", i > 0 && cells[i - 1] > 0 ? "_" : "", cells[i]);
    } else {
      append_run(text, static_cast<std::int64_t>(end - i), cells[i] == PathGrid::free ? 'a' : 'A',
                 ascent_longest_run);
    }
    i = end;
  }
  return text;
}

std::string write_ascent_line(const Sheet& sheet) {
  const auto [mode, said, grid] = written(path_only(sheet, ascent_name));
  return fmt::format("{}x{}m{}:{}\n", said.cols, said.rows, mode, description(grid.cells));
}

std::vector<Sheet> read_ascent(std::string_view text, const MemoryBudget& memory) {
  return read_one_per_line(text, memory, read_ascent_line);
}
std::string write_ascent(std::span<const Sheet> sheets) { return write_each(sheets, write_ascent_line); }

}  // namespace

extern const Format ascent_format = {
    .name = ascent_name,
    .summary = "the game ID of Ascent (Hidato) in x-sheep's puzzle collection, without its solution",
    .holds = {.clues = true, .ends = true},
    .recognises = recognises_ascent,
    .read = read_ascent,
    .write = write_ascent,
};

}  // namespace hamlet
