#pragma once

#include <string>
#include <utility>
#include <vector>

#include "folder.hpp"

namespace proof_check {

/// Vertices and variables are numbered from 1, as in the files; 0 is none.
using Pair = std::pair<int, int>;

// More than any file has; numbers, their doubles and their negatives stay far from where an int ends.
inline constexpr int most_vertices = 1'000'000'000, most_variables = 1'000'000'000;

/// What graph.txt says: the moves, and what a tour through all vertices must obey.
struct GraphFile {
  int vertices = 0;
  bool directed = false;
  bool closed = true;
  int joint = 0;  // of an open path: the last vertex, which stands between its last cell and its first
  int start = 0;
  int end = 0;
  std::vector<std::string> names;  // names[v − 1]: its number if the file gives no other
  std::vector<Pair> moves;         // moves[variable − 1]
  std::vector<Pair> forbidden;     // moves of the board that a further rule takes away
  std::vector<Pair> diamonds;

  int cells() const { return closed ? vertices : vertices - 1; }
  int variables() const { return static_cast<int>(moves.size()); }
  bool is_between_cells(const Pair& move) const {
    return joint == 0 || (move.first != joint && move.second != joint);
  }
  /// Without directions, the smaller vertex first.
  Pair ordered(Pair move) const {
    return !directed && move.second < move.first ? Pair{move.second, move.first} : move;
  }
  /// The moves that the given ends leave no choice about, whether there are such moves or not.
  std::vector<Pair> forced() const;
};

/// Reads the statements of graph.txt and refuses those that are no puzzle (graph_rules.hpp).
GraphFile read_graph(const TextFile& file);

}  // namespace proof_check
