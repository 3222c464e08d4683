#pragma once

#include <span>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet::path {

/// A number's index, from 0: the first number, 1, has index 0.
using NumberIndex = std::uint32_t;
inline constexpr NumberIndex no_index = ~NumberIndex{0};

/// A run of successive numbers that have no cell; in a tour it may go on over the seam.
struct NumberGap {
  NumberIndex first = 0;
  std::uint32_t count = 0;
  NumberIndex left = no_index;   // the number before, which has one; none at the open head of a path
  NumberIndex right = no_index;  // … and after
};

/// The cell of each number, or no_vertex, and whether the first number comes after the last.
struct NumberedCells {
  std::span<const Vertex> cell_of;
  bool closed = false;

  NumberGap gap_around(NumberIndex number) const;
  /// Each once, in the order of the numbers; the one over the seam last.
  std::vector<NumberGap> gaps() const;
};

/// The number that a path gives to each cell.
std::vector<NumberIndex> numbers_by_cell(std::span<const Vertex> path);

}  // namespace hamlet::path
