#pragma once

#include <map>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// How many vertices have each out-degree.
std::map<std::size_t, Vertex> degree_histogram(const Graph& graph);

}  // namespace hamlet
