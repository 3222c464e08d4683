#pragma once

#include <span>

#include "hamlet/graph/sweep/sweep_order.hpp"

namespace hamlet {

/// Whether paths through the swept vertices can never cross, seen from a frontier laid out in a row in the
/// order of the sweep; all matchings are then noncrossing. Sufficient, not necessary. When a vertex is swept
/// it is at the beginning of the row, and the two ends of the row are adjacent behind it; so the swept part
/// remains a disc if the vertex touches only the first and last of the row, and new vertices at its ends.
/// Square, hexagonal and triangular grids in row order qualify. With a joint, no order does.
bool is_noncrossing_sweep(const SweepQuestion& question, std::span<const Vertex> order);

}  // namespace hamlet
