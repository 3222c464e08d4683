#pragma once

#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// The connected components of a graph; arcs of a directed graph count in both directions.
struct Components {
  Vertex count = 0;
  std::vector<Vertex> of;  // the component of each vertex, numbered by smallest vertex
};

Components components(const Graph& graph);

}  // namespace hamlet
