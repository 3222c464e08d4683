#include "hamlet/graph/bipartition.hpp"

namespace hamlet {

std::optional<Bipartition> bipartition(const Graph& graph) {
  constexpr std::uint8_t uncoloured = 2;
  Bipartition parts;
  parts.colour.assign(graph.vertex_count(), uncoloured);
  std::vector<Vertex> to_visit;
  const auto give = [&](Vertex v, std::uint8_t colour) {
    parts.colour[v] = colour;
    ++parts.size_of[colour];
    to_visit.push_back(v);
  };
  for (Vertex root = 0; root < graph.vertex_count(); ++root) {
    if (parts.colour[root] != uncoloured) continue;
    give(root, 0);
    while (!to_visit.empty()) {
      const Vertex v = to_visit.back();
      to_visit.pop_back();
      const std::uint8_t other = 1 - parts.colour[v];
      for (auto side : {graph.out(v), graph.in(v)}) {
        for (Vertex w : side) {
          if (parts.colour[w] == uncoloured) give(w, other);
          if (parts.colour[w] != other) return std::nullopt;
        }
        if (!graph.is_directed()) break;
      }
    }
  }
  return parts;
}

}  // namespace hamlet
