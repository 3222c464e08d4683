#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// How far each vertex is from the others, for comparing: the sum of its distances from all of them, or in a
/// large graph from a few that lie spread over it. The vertex with the least is in the middle. Nothing if the
/// run had to end first.
std::optional<std::vector<std::uint64_t>> remoteness(const Graph& graph, const Run& run);

}  // namespace hamlet
