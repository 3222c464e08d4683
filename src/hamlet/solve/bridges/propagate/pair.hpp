#pragma once

#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// Whether both ends of the lane have the same number, and the lane can still carry so many bridges. These
/// would cut off the two islands from the others.
bool could_cut_off_pair(const Position& position, LaneIndex lane);

/// Lowers every such lane, and propagates. Returns false on a clash.
bool propagate_pairs(Position& position);

}  // namespace hamlet::bridges
