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

/// A path puzzle, or its answer, as a rectangle of cells.
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

/// Where in the text a cell stands.
using CellPlace = std::function<std::string(Cell)>;

/// The numbers of a grid whose cell (r,c) is the board's cell (r,c); refuses those out of range.
std::vector<Visit> visits_in(const PathGrid& grid, const Board& board, const CellPlace& place);
void require_in_range(std::int64_t number, const Board& board, const std::string& place);
/// Refuses a printed number that stands twice. (In an answer that is wrong, and `check` says so.)
void require_different(const std::vector<Visit>& clues, const Board& board, const CellPlace& place);

void require_cells(const PathGrid& grid);

/// The puzzle of a grid on a board such as "king".
PathSheet path_sheet(std::string_view family, const PathGrid& grid, const CellPlace& place,
                     const MemoryBudget& memory);

/// How a grid of words says what stands on a cell, apart from its number.
struct PathWords {
  std::vector<std::string_view> free;     // the first is what is written
  std::vector<std::string_view> outside;  // likewise
};

/// Rows that are too short end outside; refuses those that are too long.
PathGrid path_grid(std::span<const WordRow> rows, GridSize size, const PathWords& words);

/// For writers. Refuses, in the format's name, what a grid of numbers cannot say: other boards than
/// rectangles, glued edges, tours, diamonds, marks. A start or an end is the number 1 or the last one.
PathGrid clues_of(const PathSheet& sheet, std::string_view format);
/// The answer; refuses one that visits a cell twice.
PathGrid solution_of(const PathSheet& sheet, std::string_view format);
Words words_of(const PathGrid& grid, const PathWords& words);

/// Refuses tours, diamonds, marks and glued edges.
void require_numbers_only(const PathSheet& sheet, std::string_view format);
/// The printed numbers, with a start and an end among them.
std::vector<Visit> clues_and_ends(const PathPuzzle& puzzle);

}  // namespace hamlet
