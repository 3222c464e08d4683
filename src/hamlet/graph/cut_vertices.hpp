#pragma once

#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

struct CutVertex {
  Vertex vertex;
  Vertex parts;  // into how many its component falls without it
};

/// The vertices whose removal breaks their component apart, ascending; arcs count in both directions.
std::vector<CutVertex> cut_vertices(const Graph& graph);

}  // namespace hamlet
