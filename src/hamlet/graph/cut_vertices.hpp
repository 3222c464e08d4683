#pragma once

#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

struct CutVertex {
  Vertex vertex;
  Vertex parts;  // the number of parts its component falls into without it
};

/// The cut vertices (articulation points), ascending. Arcs count in both directions.
std::vector<CutVertex> cut_vertices(const Graph& graph);

}  // namespace hamlet
