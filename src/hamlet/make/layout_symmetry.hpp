#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "hamlet/board/cell.hpp"

namespace hamlet {

/// A rectangle of cells.
struct Extent {
  int rows = 0;
  int cols = 0;
  bool holds(Cell cell) const {
    return cell.row >= 1 && cell.row <= rows && cell.col >= 1 && cell.col <= cols;
  }
};

/// A direction as steps in rows and columns.
struct Heading {
  int row;
  int col;
};

/// The turns and reflections that map a layout of islands onto itself.
enum class LayoutSymmetry { none, half_turn, left_right, top_bottom, both_mirrors, quarter_turn, diagonal };

struct NamedSymmetry {
  std::string_view name;
  LayoutSymmetry symmetry;
  bool squares_only;
  std::string_view summary;
};

std::span<const NamedSymmetry> layout_symmetries();

/// Returns the symmetry with this name. Throws InputError, with the nearest name, if there is none.
const NamedSymmetry& layout_symmetry(std::string_view name, std::string_view where);

/// One turn or reflection of a symmetry; maps cells and directions.
class LayoutImage {
 public:
  LayoutImage(Extent extent, bool swap, bool flip_rows, bool flip_cols)
      : extent_(extent), swap_(swap), flip_rows_(flip_rows), flip_cols_(flip_cols) {}

  Cell of(Cell cell) const;
  Heading of(Heading direction) const;

 private:
  Extent extent_;
  bool swap_, flip_rows_, flip_cols_;  // swapping rows and columns comes first
};

/// All images of a symmetry; the first is the identity.
std::vector<LayoutImage> layout_images(LayoutSymmetry symmetry, Extent extent);

}  // namespace hamlet
