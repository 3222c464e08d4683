#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// Orders of all vertices of a symmetric graph that keep the border between the first and the rest short.
/// Parts that no edge joins follow one another. All take time linear in the edges, but for a constant.
/// Nothing if the run ended first.
using StartOrder = std::optional<std::vector<Vertex>>;

/// By distance from a far vertex, neighbours of earlier ones first, as Cuthill and McKee do.
StartOrder cuthill_mckee_order(const Graph& graph, const Run& run);
/// Always the vertex of the border that adds fewest to it; of a long border, of those that came to it first.
StartOrder narrow_border_order(const Graph& graph, const Run& run);
/// From end to end of a long graph, straight across: by distances to the ends, smoothed over neighbours
/// until differences across the graph have gone and those along it have not. The constant is the rounds.
StartOrder lengthwise_order(const Graph& graph, const Run& run);

}  // namespace hamlet
