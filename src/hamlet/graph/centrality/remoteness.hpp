#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// How far each vertex is from the others, for comparison only: the sum of its distances from all of them, or
/// in a large graph from a few that are spread over it. The vertex with the least is in the middle. Nullopt
/// if the run ended first.
std::optional<std::vector<std::uint64_t>> remoteness(const Graph& graph, const Run& run);

}  // namespace hamlet
