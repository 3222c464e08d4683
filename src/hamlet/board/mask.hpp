#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/board/board.hpp"
#include "hamlet/board/picture.hpp"

namespace hamlet {

/// The free cells of a board as text: `.` is a free cell, `#` a blocked one, with or without spaces between
/// them, one line per row.
struct Mask {
  std::vector<std::vector<bool>> free;

  std::vector<int> row_lengths() const;
};

Mask mask_from_text(std::string_view text, std::string_view where);

/// The cells of the frame that the mask blocks. Throws InputError unless its rows have the frame's lengths.
std::vector<Cell> blocked_by(const Mask& mask, const Frame& frame, std::string_view where);

/// A picture stretched over a lattice from edge to edge.
class PictureOverLattice {
 public:
  PictureOverLattice(const Picture& picture, const Lattice& lattice);
  /// The share of ink beneath the cell with this centre.
  double darkness(Point centre) const;

 private:
  const Picture& picture_;
  double right_ = 0, bottom_, half_height_;
};

/// The cells under the light parts of a picture (with `inverted`, the dark ones); the others stay free.
std::vector<Cell> blocked_by(const Picture& picture, const Lattice& lattice, bool inverted);

/// The board's name, such as "square:12x20", that is `columns` cells wide and has the picture's proportions.
std::string with_size_of_picture(std::string_view family, const Picture& picture, int columns,
                                 const MemoryBudget& memory = {});

}  // namespace hamlet
