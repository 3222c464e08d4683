#pragma once

#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// The parts of a graph that no edge joins (of a directed graph: whichever way its arcs point).
struct Components {
  Vertex count = 0;
  std::vector<Vertex> of;  // the component of each vertex, numbered in order of their smallest vertex
};

Components components(const Graph& graph);

}  // namespace hamlet
