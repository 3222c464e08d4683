#pragma once

#include <span>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/make/layout_symmetry.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet {

/// A request for a layout.
struct LayoutWish {
  Extent extent;
  std::span<const Cell> blocked = {};  // neither islands nor bridges there; as symmetric as the layout
  std::size_t islands = 2;             // upper bound; fewer if no more fit
  LayoutSymmetry symmetry = LayoutSymmetry::none;
  bool touching = false;  // islands may be neighbours
  bool eight = false;     // lanes run diagonally too
};

/// Islands, and a tree of lanes without crossings that joins them.
struct IslandLayout {
  std::vector<Cell> islands;  // in reading order
  std::vector<Lane> tree;
};

/// Grows a layout from one island, or from the few that the symmetry needs. Again and again an island sends
/// out a bridge with a new island at its end, and their images follow. When nothing grows any more, islands
/// are put onto bridges. Empty if not even two islands fit.
IslandLayout grow_layout(const LayoutWish& wish, Rng& rng);

}  // namespace hamlet
