#pragma once

#include <cstdint>

namespace hamlet {

/// A vertex of a graph, a cell of a board, an island of a net: an index from 0.
using Vertex = std::uint32_t;
inline constexpr Vertex no_vertex = ~Vertex{0};

/// When a cell is visited: the number written in it, from 1.
using Step = std::uint32_t;

}  // namespace hamlet
