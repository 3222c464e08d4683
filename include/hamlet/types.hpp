#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// The words that all of Hamlet shares.
///
/// ```
/// hamlet::Cell corner{1, 1};  // row and column, from 1,1 at the top left
/// assert((corner < hamlet::Cell{1, 2}));
/// assert(!hamlet::version().empty());
/// ```
namespace hamlet {

/// The library's version, such as "0.1.0".
std::string_view version();

/// Whether what was asked is so. Unknown: a limit was reached first. It is never a guess.
enum class Verdict { yes, no, unknown };

/// A vertex of a graph, a cell of a board, an island of a bridges puzzle: an index from 0.
using Vertex = std::uint32_t;
inline constexpr Vertex no_vertex = ~Vertex{0};

/// When a cell is visited: the number written in it, from 1.
using Step = std::uint32_t;

/// A cell's address as people write it: row and column, from 1,1 at the top left.
struct Cell {
  int row = 0;
  int col = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// Two vertices that are joined; in a directed graph, from the one to the other.
struct Edge {
  Vertex from;
  Vertex to;
  friend auto operator<=>(const Edge&, const Edge&) = default;
};

/// "This cell is visited at this step": a number printed in the cell, or one that a solver wrote there.
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

/// The vertices in the order of a visit.
using Path = std::vector<Vertex>;

/// One rule broken at one place.
struct Violation {
  std::string_view rule;
  std::vector<Vertex> cells;
  std::string sentence;
};

}  // namespace hamlet
