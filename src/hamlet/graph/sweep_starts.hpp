#pragma once

#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// Orders of all vertices of a symmetric graph that keep the border between the first and the rest short.
/// Parts that no edge joins follow one another. All take time linear in the edges, but for a factor.

/// By distance from a far vertex, neighbours of earlier ones first, as Cuthill and McKee do.
std::vector<Vertex> cuthill_mckee_order(const Graph& graph);
/// Always the vertex of the border that adds fewest to it. The factor is the length of the border.
std::vector<Vertex> narrow_border_order(const Graph& graph);
/// From end to end of a long graph, straight across: by distances to the ends, smoothed over neighbours
/// until differences across the graph have gone and those along it have not. The factor is the rounds.
std::vector<Vertex> lengthwise_order(const Graph& graph);

}  // namespace hamlet
