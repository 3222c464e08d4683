#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "hamlet/board/cell.hpp"

namespace hamlet {

/// The size of a rectangle that a text claims, within what any text can fill.
struct GridSize {
  int rows = 0;
  int cols = 0;

  std::int64_t area() const { return std::int64_t{rows} * cols; }
  friend bool operator==(const GridSize&, const GridSize&) = default;
};

/// Refuses what is no number, zero, negative or absurdly large, before anyone allocates by it.
GridSize grid_size(std::string_view rows, std::string_view cols, std::string_view where);

/// The same for a size that is about to be written.
void require_readable(GridSize size, std::string_view where);

/// Walks over the cells row by row, as texts do that write a letter for a run of blanks.
class ReadingOrder {
 public:
  explicit ReadingOrder(GridSize size) : size_(size) {}
  /// The next cell; refuses if the grid is full.
  Cell next(std::string_view where);
  void skip(int cells, std::string_view where);
  void require_full(std::string_view where) const;

 private:
  GridSize size_;
  std::int64_t used_ = 0;
};

/// Writes a run of `cells` blanks: `one` stands for one, the letter after it for two, up to `longest` a
/// letter.
void append_run(std::string& text, std::int64_t cells, char one, int longest);

}  // namespace hamlet
