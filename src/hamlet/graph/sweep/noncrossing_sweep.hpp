#pragma once

#include <span>

#include "hamlet/graph/sweep/sweep_order.hpp"

namespace hamlet {

/// Whether paths through the swept vertices can never cross, seen from a frontier that stands in a row in the
/// order of the sweep: all matchings are then noncrossing. Sufficient, not necessary: each vertex lies at the
/// row's beginning when it is swept, the row's two ends are next to one another behind it, and so the part
/// behind the row stays a disc if the vertex only touches the row's first and last, and vertices that are new
/// at its ends. Square, hexagonal and triangular grids are such in row order. Never with an apex.
bool is_noncrossing_sweep(const SweepQuestion& question, std::span<const Vertex> order);

}  // namespace hamlet
