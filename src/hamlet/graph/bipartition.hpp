#pragma once

#include <optional>
#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// A 2-colouring in which no edge joins equal colours, as on a chessboard. The smallest vertex of each
/// component has colour 0. Nullopt if there is an odd cycle.
struct Bipartition {
  std::vector<std::uint8_t> colour;
  Vertex size_of[2] = {0, 0};
};

std::optional<Bipartition> bipartition(const Graph& graph);

}  // namespace hamlet
