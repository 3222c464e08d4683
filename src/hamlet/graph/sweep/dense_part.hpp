#pragma once

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// Whether some of the vertices of a symmetric graph have `neighbours` neighbours each among themselves. In
/// linear time. However such a part is walked through vertex by vertex, the first one of it that is taken has
/// so many neighbours left.
bool has_dense_part(const Graph& graph, std::size_t neighbours);

}  // namespace hamlet
