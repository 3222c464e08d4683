#pragma once

#include <map>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// The number of vertices of each out-degree.
std::map<std::size_t, Vertex> degree_histogram(const Graph& graph);

}  // namespace hamlet
