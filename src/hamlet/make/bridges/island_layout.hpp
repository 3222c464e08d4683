#pragma once

#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/make/layout_symmetry.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet {

/// What a layout of islands should be like.
struct LayoutWish {
  Extent extent;
  std::size_t islands = 2;  // at most so many, and fewer where no more find a place
  LayoutSymmetry symmetry = LayoutSymmetry::none;
  bool touching = false;  // islands may stand next to one another
  bool eight = false;     // lanes run diagonally too
};

/// Islands, and lanes between them that cross nowhere and join them all without a loop.
struct IslandLayout {
  std::vector<Cell> islands;  // in reading order
  std::vector<Lane> tree;
};

/// Grows a layout from one island (or the few that its symmetry asks for): again and again an island sends a
/// bridge in some direction, at whose end a new one stands, and its images do the same. Where nothing grows
/// any more, islands are put onto bridges. Empty if not even two islands fit.
IslandLayout grow_layout(const LayoutWish& wish, Rng& rng);

}  // namespace hamlet
