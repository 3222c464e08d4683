#include "hamlet/io/parts/path_grid.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"

namespace hamlet {

namespace {

PathGrid empty_grid(const Board& board) {
  const Frame& frame = board.lattice().frame;
  PathGrid grid{{frame.row_count(), frame.column_count()}, {}};
  grid.cells.assign(static_cast<std::size_t>(grid.size.area()), PathGrid::free);
  for (const Cell& cell : board.blocked()) grid.cells[grid.index(cell)] = PathGrid::outside;
  return grid;
}

bool is_one_of(std::string_view word, const std::vector<std::string_view>& words) {
  return std::ranges::find(words, word) != words.end();
}

std::int64_t number_from(std::string_view word, const PathWords& words, const std::string& place) {
  const auto value = scan_integer(word);
  if (value && *value >= 1) return *value;
  throw InputError(
      place,
      fmt::format("'{}' means nothing here; write a number from 1, '{}' for an empty cell or '{}' for none",
                  word.substr(0, 40), words.free[0], words.outside[0]));
}

}  // namespace

std::vector<Cell> PathGrid::outside_cells() const {
  std::vector<Cell> found;
  for (int row = 1; row <= size.rows; ++row) {
    for (int col = 1; col <= size.cols; ++col) {
      if (at({row, col}) == outside) found.push_back({row, col});
    }
  }
  return found;
}

void require_in_range(std::int64_t number, const Board& board, const std::string& place) {
  if (number <= board.size()) return;
  throw InputError(
      place, fmt::format("the number {} is out of range; there are {} cells, so numbers go from 1 to {}",
                         number, board.size(), board.size()));
}

void require_different(const std::vector<Visit>& clues, const Board& board, const CellPlace& place) {
  std::vector<Vertex> cell_of(board.size() + std::size_t{1}, no_vertex);
  for (const auto& [cell, step] : clues) {
    if (cell_of[step] != no_vertex) {
      throw InputError(place(board.cell(cell)), fmt::format("the number {} occurs twice, here and at {}",
                                                            step, place(board.cell(cell_of[step]))));
    }
    cell_of[step] = cell;
  }
}

std::vector<Visit> visits_in(const PathGrid& grid, const Board& board, const CellPlace& place) {
  std::vector<Visit> visits;
  for (Vertex v = 0; v < board.size(); ++v) {
    const std::int64_t number = grid.at(board.cell(v));
    if (number < 1) continue;
    if (number > board.size()) require_in_range(number, board, place(board.cell(v)));
    visits.push_back({v, static_cast<Step>(number)});
  }
  return visits;
}

void require_cells(const PathGrid& grid) {
  if (std::ranges::any_of(grid.cells, [](std::int64_t cell) { return cell != PathGrid::outside; })) return;
  throw InputError("", "every cell is outside; at least one must be left for a path");
}

PathSheet path_sheet(std::string_view family, const PathGrid& grid, const CellPlace& place,
                     const MemoryBudget& memory) {
  require_cells(grid);
  BoardRequest request{.name = fmt::format("{}:{}x{}", family, grid.size.rows, grid.size.cols),
                       .blocked = grid.outside_cells()};
  PathSheet sheet{make_board(request, memory), {}};
  sheet.puzzle.graph = sheet.board.graph();
  sheet.puzzle.clues = visits_in(grid, sheet.board, place);
  require_different(sheet.puzzle.clues, sheet.board, place);
  validate(sheet.puzzle, sheet.labels());
  return sheet;
}

PathGrid path_grid(std::span<const WordRow> rows, GridSize size, const PathWords& words) {
  PathGrid grid{size, {}};
  grid.cells.reserve(static_cast<std::size_t>(size.area()));
  for (const WordRow& row : rows) {
    for (std::size_t c = 0; c < row.words.size(); ++c) {
      const std::string_view word = row.words[c];
      grid.cells.push_back(is_one_of(word, words.free)      ? PathGrid::free
                           : is_one_of(word, words.outside) ? PathGrid::outside
                                                            : number_from(word, words, row.place(c)));
    }
    require_at_most(row, static_cast<std::size_t>(size.cols));
    grid.cells.resize(grid.cells.size() + (size.cols - row.words.size()), PathGrid::outside);
  }
  return grid;
}

void require_flat_board(const Board& board, std::string_view format) {
  const auto refuse = [&](std::string_view what) {
    throw InputError(std::string(format), fmt::format("this format cannot hold {}", what));
  };
  if (!board.has_cells()) refuse("a graph without cells");
  if (board.wrap() != Wrap::none) refuse("a board whose edges are glued");
}

std::vector<Visit> clues_and_ends(const PathPuzzle& puzzle) {
  std::vector<Visit> clues = puzzle.clues;
  if (puzzle.start) clues.push_back({*puzzle.start, 1});
  if (puzzle.end) clues.push_back({*puzzle.end, puzzle.length()});
  return clues;
}

PathGrid clues_of(const PathSheet& sheet, std::string_view format) {
  require_flat_board(sheet.board, format);
  const Frame& frame = sheet.board.lattice().frame;
  if (!frame.is_rectangle())
    throw InputError(std::string(format),
                     fmt::format("this format holds rectangles of squares, not {}", sheet.board.name()));
  require_readable({frame.row_count(), frame.column_count()}, format);
  PathGrid grid = empty_grid(sheet.board);
  for (const auto& [cell, step] : clues_and_ends(sheet.puzzle))
    grid.cells[grid.index(sheet.board.cell(cell))] = step;
  return grid;
}

PathGrid solution_of(const PathSheet& sheet, std::string_view format) {
  PathGrid grid = empty_grid(sheet.board);
  for (const auto& [cell, step] : *sheet.solution) {
    std::int64_t& number = grid.cells[grid.index(sheet.board.cell(cell))];
    if (number != PathGrid::free) {
      throw InputError(std::string(format),
                       fmt::format("the solution visits {} twice, and this format holds one number a cell",
                                   sheet.board.spoken(cell)));
    }
    if (step < 1 || step > sheet.puzzle.length()) {
      throw InputError(
          std::string(format),
          fmt::format("the solution has the number {} on {}, which this format cannot hold on {} cells", step,
                      sheet.board.spoken(cell), sheet.puzzle.length()));
    }
    number = step;
  }
  return grid;
}

Words words_of(const PathGrid& grid, const PathWords& words) {
  Words rows(grid.size.rows);
  std::size_t at = 0;
  for (auto& row : rows) {
    for (int col = 0; col < grid.size.cols; ++col) {
      const std::int64_t number = grid.cells[at++];
      row.emplace_back(number == PathGrid::free      ? std::string(words.free[0])
                       : number == PathGrid::outside ? std::string(words.outside[0])
                                                     : std::to_string(number));
    }
  }
  return rows;
}

}  // namespace hamlet
