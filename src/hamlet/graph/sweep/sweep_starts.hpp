#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// Orders of all vertices of a symmetric graph that keep the border between swept and unswept vertices short.
/// Components follow one another. Linear time in the edges, up to a constant factor. Nullopt if the run ended
/// first.
using StartOrder = std::optional<std::vector<Vertex>>;

/// By distance from a peripheral vertex, neighbours of earlier vertices first (Cuthill–McKee).
StartOrder cuthill_mckee_order(const Graph& graph, const Run& run);
/// Greedy: always the border vertex that adds fewest to the border; on a long border, only the oldest are
/// considered.
StartOrder narrow_border_order(const Graph& graph, const Run& run);
/// From end to end of a long graph, straight across: by the distances to the two ends, smoothed over
/// neighbours until differences across the graph vanish and those along it remain. The constant is the number
/// of rounds.
StartOrder lengthwise_order(const Graph& graph, const Run& run);

}  // namespace hamlet
