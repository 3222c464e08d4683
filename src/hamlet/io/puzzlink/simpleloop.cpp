#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/io/parts/path_grid.hpp"
#include "hamlet/io/puzzlink/genre.hpp"

namespace hamlet {

namespace {

// The cells row by row, five a digit of base 32: 1 is blocked, the first cell has the highest bit, and cells
// after the last are 0. The body is empty if nothing is blocked.
constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuv";
constexpr int cells_a_digit = 5;

Sheet read_simpleloop(Cursor& body, GridSize size, const MemoryBudget& memory) {
  // Cells take no text if none is blocked.
  memory.require_fits(static_cast<double>(size.area()) * sizeof(std::int64_t), body.place(), "the board");
  PathGrid grid{size, std::vector<std::int64_t>(static_cast<std::size_t>(size.area()), PathGrid::free)};
  std::size_t at = 0;
  for (; !is_at_end(body); at += cells_a_digit) {
    const std::size_t digit = digits.find(body.peek());
    if (digit == std::string_view::npos)
      body.refuse(
          "this means nothing in a simpleloop puzzle; a digit 0-9 or a-v says which of five cells are "
          "blocked");
    for (int i = 0; i < cells_a_digit; ++i) {
      if ((digit >> (cells_a_digit - 1 - i) & 1) == 0) continue;
      if (at + i >= grid.cells.size())
        body.refuse(fmt::format("here the text goes beyond the {} cells of {} rows and {} columns",
                                size.area(), size.rows, size.cols));
      grid.cells[at + i] = PathGrid::outside;
    }
    if (at >= grid.cells.size()) body.refuse("here the body should end");
    body.take();
  }
  PathSheet sheet = path_sheet(
      "square", grid, [](Cell cell) { return spoken(cell); }, memory);
  sheet.puzzle.closed = true;
  return sheet_of(std::move(sheet));
}

bool is_simpleloop(const Sheet& sheet) {
  const PathSheet* const path = sheet.if_path();
  return path && path->board.family() == "square" && path->board.wrap() == Wrap::none &&
         path->puzzle.closed && !path->puzzle.start && !path->puzzle.end;
}

std::string write_simpleloop(const Sheet& sheet, std::string_view format) {
  const PathGrid grid = clues_of(sheet.path(), format);
  std::string text = fmt::format("{}/{}/", grid.size.cols, grid.size.rows);
  if (sheet.path().board.blocked().empty()) return text + "/";
  for (std::size_t at = 0; at < grid.cells.size(); at += cells_a_digit) {
    std::size_t digit = 0;
    for (std::size_t i = at; i < at + cells_a_digit; ++i)
      digit = digit << 1 | (i < grid.cells.size() && grid.cells[i] == PathGrid::outside ? 1 : 0);
    text += digits[digit];
  }
  return text;
}

}  // namespace

extern const PuzzlinkGenre simpleloop_genre = {
    .names = {"simpleloop"},
    .summary = "closed tours of squares, without clues and ends (simpleloop)",
    .read = read_simpleloop,
    .holds = is_simpleloop,
    .write = write_simpleloop,
};

}  // namespace hamlet
