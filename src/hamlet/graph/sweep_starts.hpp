#pragma once

#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// Orders of all vertices of a symmetric graph that keep the border between the first and the rest short,
/// each in time linear in the edges (the last one times the border): by distance from a far vertex and its
/// reverse, as Cuthill and McKee do, and always the vertex that adds fewest to the border.
std::vector<Vertex> cuthill_mckee_order(const Graph& graph);
std::vector<Vertex> narrow_border_order(const Graph& graph);

}  // namespace hamlet
