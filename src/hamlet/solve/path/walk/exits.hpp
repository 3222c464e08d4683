#pragma once

#include <limits>

#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::path {

inline constexpr double worst_rank = std::numeric_limits<double>::infinity();

/// Warnsdorff's rank: the number of exits. A cell without exits ends the walk, so it ranks worst unless it is
/// the last.
inline double fewest_exits(const WalkView& walk, Vertex to) {
  const std::uint32_t exits = walk.exits[to];
  return exits == 0 && walk.unvisited > 1 ? worst_rank : exits;
}

}  // namespace hamlet::path
