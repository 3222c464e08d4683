#pragma once

#include <string>
#include <utility>
#include <vector>

#include "read/folder.hpp"

namespace proof_check {

/// Vertices and variables are numbered from 1, as in the files; 0 means none.
using Pair = std::pair<int, int>;

// More than any file has. Numbers, their doubles and their negatives stay well within the range of int.
inline constexpr int most_vertices = 1'000'000'000, most_variables = 1'000'000'000;

/// The contents of graph.txt: the moves, and the constraints on a tour through all vertices.
struct GraphFile {
  int vertices = 0;
  bool directed = false;
  bool closed = true;
  int joint = 0;  // of an open path: the last vertex, which joins its last cell to its first
  int start = 0;
  int end = 0;
  std::vector<std::string> names;  // names[v − 1]; by default the number
  std::vector<Pair> moves;         // moves[variable − 1]
  std::vector<Pair> forbidden;     // moves of the board that a further rule forbids
  std::vector<Pair> diamonds;

  int cells() const { return closed ? vertices : vertices - 1; }
  int variables() const { return static_cast<int>(moves.size()); }
  bool is_between_cells(const Pair& move) const {
    return joint == 0 || (move.first != joint && move.second != joint);
  }
  /// The move in canonical form: if undirected, the smaller vertex first.
  Pair ordered(Pair move) const {
    return !directed && move.second < move.first ? Pair{move.second, move.first} : move;
  }
  /// The moves that the given ends force, even if the graph lacks them.
  std::vector<Pair> forced() const;
};

/// Reads the statements of graph.txt. Throws a Verdict if together they are no puzzle (graph_rules.hpp).
GraphFile read_graph(const TextFile& file);

}  // namespace proof_check
