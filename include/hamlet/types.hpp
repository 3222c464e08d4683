#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The types that all of Hamlet shares.
///
/// ```
/// hamlet::Cell corner{1, 1};  // row and column, from 1,1 at the top left
/// assert((corner < hamlet::Cell{1, 2}));
/// assert(!hamlet::version().empty());
/// ```
namespace hamlet {

/// The library's version, such as "0.1.0".
std::string_view version();

/// The answer to a yes-or-no question. Unknown means that a limit was reached first; no answer is a guess.
enum class Verdict { yes, no, unknown };

/// A vertex of a graph, a cell of a board or an island of a bridges puzzle, as an index from 0.
using Vertex = std::uint32_t;
inline constexpr Vertex no_vertex = ~Vertex{0};

/// The position of a cell on the path, from 1: the number written in the cell.
using Step = std::uint32_t;

/// A cell's address: row and column, from 1,1 at the top left.
struct Cell {
  int row = 0;
  int col = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// An edge between two vertices; in a directed graph, an arc.
struct Edge {
  Vertex from;
  Vertex to;
  friend auto operator<=>(const Edge&, const Edge&) = default;
};

/// "This cell is visited at this step": a number printed in the cell, or written there by a solver.
struct Visit {
  Vertex cell;
  Step step;
  friend auto operator<=>(const Visit&, const Visit&) = default;
};

/// "These two neighbours are visited one right after the other", in either order.
struct Diamond {
  Vertex a;
  Vertex b;
  friend auto operator<=>(const Diamond&, const Diamond&) = default;
};

/// n bridges between two islands.
struct Bridge {
  Vertex a;
  Vertex b;
  int n;
  friend auto operator<=>(const Bridge&, const Bridge&) = default;
};

/// Vertices in the order in which they are visited.
using Path = std::vector<Vertex>;

/// A rule broken at one place.
struct Violation {
  std::string_view rule;
  std::vector<Vertex> cells;
  std::string sentence;
};

}  // namespace hamlet
