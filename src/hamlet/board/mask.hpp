#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/board/board.hpp"
#include "hamlet/board/picture.hpp"

namespace hamlet {

/// Which cells of a board are free, drawn as text: `.` a free cell, `#` a blocked one, with or without spaces
/// between them; one line a row.
struct Mask {
  std::vector<std::vector<bool>> free;

  std::vector<int> row_lengths() const;
};

Mask mask_from_text(std::string_view text, std::string_view where);

/// The cells of the frame that the mask blocks; its rows must have the frame's lengths.
std::vector<Cell> blocked_by(const Mask& mask, const Frame& frame, std::string_view where);

/// A picture laid over a lattice, from edge to edge.
class PictureOverLattice {
 public:
  PictureOverLattice(const Picture& picture, const Lattice& lattice);
  /// The share of ink beneath the cell whose middle this is.
  double darkness(Point centre) const;

 private:
  const Picture& picture_;
  double right_ = 0, bottom_, half_height_;
};

/// The picture's dark parts become cells, the rest is blocked (with `inverted`, the other way round).
std::vector<Cell> blocked_by(const Picture& picture, const Lattice& lattice, bool inverted);

/// "square:12x20" for a picture that is to be 20 cells wide, with the picture's proportions.
std::string with_size_of_picture(std::string_view family, const Picture& picture, int columns,
                                 const MemoryBudget& memory = {});

}  // namespace hamlet
