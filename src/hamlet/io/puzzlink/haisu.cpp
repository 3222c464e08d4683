#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/io/puzzlink/genre.hpp"
#include "hamlet/io/puzzlink/number16.hpp"

namespace hamlet {

namespace {

// Column and row of the start, then of the goal; the borders of regions inside the board, five a digit of
// base 32, first those right of cells, then those below; the numbers of the cells, or letters for blanks.
// Without borders and numbers, this asks for a path through all cells.
std::int64_t border_digits(GridSize size) {
  const auto fives = [](std::int64_t cells) { return (cells + 4) / 5; };
  return fives(std::int64_t{size.cols - 1} * size.rows) + fives(std::int64_t{size.cols} * (size.rows - 1));
}

Cell read_end(Cursor& body, GridSize size) {
  const std::string place = body.place();
  const int column = read_number16(body), row = read_number16(body);
  if (column >= 1 && column <= size.cols && row >= 1 && row <= size.rows) return {row, column};
  throw InputError(place,
                   fmt::format("column {}, row {} is not a cell of the board, and a start and a goal are "
                               "needed",
                               column, row));
}

Sheet read_haisu(Cursor& body, GridSize size, const MemoryBudget& memory) {
  const std::string place = body.place();
  const Cell start = read_end(body, size), goal = read_end(body, size);
  for (std::int64_t i = 0; i < border_digits(size) && !is_at_end(body); ++i) {
    if (!body.accept('0'))
      body.refuse("a haisu with borders inside cannot be read, only one whose board is a single region");
  }
  ReadingOrder cells(size);
  while (!is_at_end(body)) {
    const int blanks = blanks_in(body.peek());
    if (blanks == 0) body.refuse("a haisu with numbers cannot be read, only one with a start and a goal");
    cells.skip(blanks, body.place());
    body.take();
  }
  PathSheet sheet{make_board({.name = fmt::format("square:{}x{}", size.rows, size.cols)}, memory), {}};
  sheet.puzzle.graph = sheet.board.graph();
  sheet.puzzle.start = sheet.board.vertex_of(start, place);
  sheet.puzzle.end = sheet.board.vertex_of(goal, place);
  validate(sheet.puzzle, sheet.labels());
  return sheet_of(std::move(sheet));
}

bool is_haisu(const Sheet& sheet) {
  const PathSheet* const path = sheet.if_path();
  return path && path->board.family() == "square" && path->board.wrap() == Wrap::none &&
         path->board.blocked().empty() && !path->puzzle.closed && path->puzzle.start && path->puzzle.end;
}

std::string write_haisu(const Sheet& sheet, std::string_view format) {
  const PathSheet& path = sheet.path();
  const Frame& frame = path.board.lattice().frame;
  const GridSize size{frame.row_count(), frame.column_count()};
  require_readable(size, format);
  std::string text = fmt::format("{}/{}/", size.cols, size.rows);
  for (const Vertex end : {*path.puzzle.start, *path.puzzle.end}) {
    const Cell cell = path.board.cell(end);
    text += number16(cell.col) + number16(cell.row);
  }
  text.append(static_cast<std::size_t>(border_digits(size)), '0');
  append_run(text, size.area(), one_blank, most_blanks);
  return text;
}

}  // namespace

extern const PuzzlinkGenre haisu_genre = {
    .names = {"haisu"},
    .summary = "paths through all of a whole board of squares, from a start to an end (haisu)",
    .read = read_haisu,
    .holds = is_haisu,
    .write = write_haisu,
};

}  // namespace hamlet
