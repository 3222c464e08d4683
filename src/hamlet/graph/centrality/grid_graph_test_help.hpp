#pragma once

#include <utility>
#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// The Diplomatico moves on a grid; this room has no boards.
inline Graph grid_graph(Vertex rows, Vertex columns) {
  std::vector<Edge> edges;
  const auto join = [&](Vertex a, int row, int column) {
    if (row < static_cast<int>(rows) && column >= 0 && column < static_cast<int>(columns))
      edges.push_back({a, static_cast<Vertex>(row) * columns + static_cast<Vertex>(column)});
  };
  for (int row = 0; row < static_cast<int>(rows); ++row) {
    for (int column = 0; column < static_cast<int>(columns); ++column) {
      const Vertex a = static_cast<Vertex>(row) * columns + static_cast<Vertex>(column);
      for (auto [down, right] : {std::pair{3, 0}, {0, 3}, {2, 2}, {2, -2}})
        join(a, row + down, column + right);
    }
  }
  return Graph::symmetric(rows * columns, edges);
}

/// The symmetries of the grid: the identity, two reflections and the half turn.
inline std::vector<std::vector<Vertex>> grid_symmetries(Vertex rows, Vertex columns) {
  std::vector<std::vector<Vertex>> images(4);
  for (Vertex row = 0; row < rows; ++row) {
    for (Vertex column = 0; column < columns; ++column) {
      const Vertex far_row = rows - 1 - row, far_column = columns - 1 - column;
      images[0].push_back(row * columns + column);
      images[1].push_back(row * columns + far_column);
      images[2].push_back(far_row * columns + column);
      images[3].push_back(far_row * columns + far_column);
    }
  }
  return images;
}

}  // namespace hamlet
