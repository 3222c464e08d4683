#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "hamlet/board/cell.hpp"

namespace hamlet {

/// The size of a rectangular grid, as a text claims it.
struct GridSize {
  int rows = 0;
  int cols = 0;

  std::int64_t area() const { return std::int64_t{rows} * cols; }
  friend bool operator==(const GridSize&, const GridSize&) = default;
};

/// Parses a size. Throws an InputError for anything but positive numbers within the limits, before anyone
/// allocates memory for it.
GridSize grid_size(std::string_view rows, std::string_view cols, std::string_view where);

/// Throws an InputError if grid_size() would not accept this size, which is about to be written.
void require_readable(GridSize size, std::string_view where);

/// Visits the cells row by row, for texts that write a letter for a run of blanks.
class ReadingOrder {
 public:
  explicit ReadingOrder(GridSize size) : size_(size) {}
  /// Returns the next cell, or throws an InputError if the grid is full.
  Cell next(std::string_view where);
  void skip(int cells, std::string_view where);
  void require_full(std::string_view where) const;

 private:
  GridSize size_;
  std::int64_t used_ = 0;
};

/// Appends a run of `cells` blanks. `one` stands for one blank, the letter after it for two, and so on up to
/// `longest` blanks per letter.
void append_run(std::string& text, std::int64_t cells, char one, int longest);

}  // namespace hamlet
