#pragma once

#include <set>
#include <string>
#include <vector>

#include "folder.hpp"
#include "graph_file.hpp"

namespace proof_check {

/// A graph of the user's, read as Hamlet reads it: what Hamlet refuses is refused, and the rest is the same
/// graph.
struct OtherGraph {
  bool is_hcp = false;  // numbered vertices; else an edge list, of named ones
  bool directed = false;
  int vertices = 0;
  std::vector<std::string> names;  // names[v − 1]; of a .hcp file perhaps none
  std::set<Pair> edges;            // without directions, the smaller vertex first
};

/// A file is TSPLIB's if its first key says so; any other is an edge list.
OtherGraph read_other_graph(const TextFile& file);

/// An edge a line: `a b` or `a -- b`, an arc `a -> b`, a vertex `a`; a comment after # or %.
OtherGraph read_edge_list(const TextFile& file);

/// TSPLIB's Hamiltonian cycle problems, with EDGE_LIST or ADJ_LIST.
OtherGraph read_hcp(const TextFile& file);
/// Whether the first key is one of TSPLIB's.
bool is_hcp(std::string_view text);

}  // namespace proof_check
