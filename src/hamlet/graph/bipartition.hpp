#pragma once

#include <optional>
#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// A colouring with two colours in which no edge joins equal ones, as on a chessboard; the smallest vertex of
/// each component has colour 0. Nothing if some cycle is odd.
struct Bipartition {
  std::vector<std::uint8_t> colour;
  Vertex size_of[2] = {0, 0};
};

std::optional<Bipartition> bipartition(const Graph& graph);

}  // namespace hamlet
