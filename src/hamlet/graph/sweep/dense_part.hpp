#pragma once

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// Whether some set of vertices of a symmetric graph has at least `neighbours` neighbours each within the set
/// (a non-empty k-core). Linear time. In whatever order such a set is swept, its first vertex leaves that
/// many neighbours behind.
bool has_dense_part(const Graph& graph, std::size_t neighbours);

}  // namespace hamlet
