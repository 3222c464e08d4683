#pragma once

#include <span>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet::path {

/// A number's index from 0: the number 1 has index 0.
using NumberIndex = std::uint32_t;
inline constexpr NumberIndex no_index = ~NumberIndex{0};

/// A run of consecutive numbers that have no cell. In a tour it may extend over the seam.
struct NumberGap {
  NumberIndex first = 0;
  std::uint32_t count = 0;
  NumberIndex left = no_index;   // the number before, which has a cell; no_index at the start of an open path
  NumberIndex right = no_index;  // the number after; no_index at the end of an open path
};

/// The cell of each number, or no_vertex, and whether the last number is followed by the first.
struct NumberedCells {
  std::span<const Vertex> cell_of;
  bool closed = false;

  NumberGap gap_around(NumberIndex number) const;
  /// All gaps in the order of their numbers; the one over the seam comes last.
  std::vector<NumberGap> gaps() const;
};

std::vector<NumberIndex> numbers_by_cell(std::span<const Vertex> path);

}  // namespace hamlet::path
