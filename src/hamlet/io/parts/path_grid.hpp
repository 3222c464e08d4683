#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/io/parts/grid_size.hpp"
#include "hamlet/io/parts/token_grid.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A path puzzle, or its solution, as a rectangular grid.
struct PathGrid {
  static constexpr std::int64_t free = 0;
  static constexpr std::int64_t outside = -1;

  GridSize size;
  std::vector<std::int64_t> cells;  // row by row: a number from 1, free or outside

  std::int64_t at(Cell cell) const { return cells[index(cell)]; }
  std::size_t index(Cell cell) const {
    return static_cast<std::size_t>(cell.row - 1) * size.cols + (cell.col - 1);
  }
  std::vector<Cell> outside_cells() const;
};

/// Returns the place of a cell in the text.
using CellPlace = std::function<std::string(Cell)>;

/// Returns the numbers of a grid in which cell (r,c) is the board's cell (r,c). Throws an InputError for a
/// number out of range.
std::vector<Visit> visits_in(const PathGrid& grid, const Board& board, const CellPlace& place);
void require_in_range(std::int64_t number, const Board& board, const std::string& place);
/// Throws an InputError if a printed number occurs twice. (In a solution that is only wrong, and `check`
/// reports it.)
void require_different(const std::vector<Visit>& clues, const Board& board, const CellPlace& place);

void require_cells(const PathGrid& grid);

/// The puzzle of a grid on a board of a family such as "king".
PathSheet path_sheet(std::string_view family, const PathGrid& grid, const CellPlace& place,
                     const MemoryBudget& memory);

/// The words of a grid that are not numbers.
struct PathWords {
  std::vector<std::string_view> free;     // the first is the one written
  std::vector<std::string_view> outside;  // the first is the one written
};

/// Parses a grid of words. Cells missing at the end of a row are outside; a row that is too long is an
/// InputError.
PathGrid path_grid(std::span<const WordRow> rows, GridSize size, const PathWords& words);

/// For writers: the printed numbers, with a start as the number 1 and an end as the last number. Throws an
/// InputError at `format` for boards that are not rectangles or have glued edges.
PathGrid clues_of(const PathSheet& sheet, std::string_view format);
/// For writers: the solution. Throws an InputError if a cell has two numbers or a number is out of range.
PathGrid solution_of(const PathSheet& sheet, std::string_view format);
Words words_of(const PathGrid& grid, const PathWords& words);

/// Throws an InputError at `format` for graphs without cells and glued edges.
void require_flat_board(const Board& board, std::string_view format);
/// The printed numbers, a start as 1 and an end as the last number.
std::vector<Visit> clues_and_ends(const PathPuzzle& puzzle);

}  // namespace hamlet
