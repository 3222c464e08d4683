#pragma once

#include <set>
#include <string>
#include <vector>

#include "read/folder.hpp"
#include "read/graph_file.hpp"

namespace proof_check {

/// The user's own graph, read as Hamlet reads it: what Hamlet refuses is refused, and the rest is the same
/// graph.
struct OtherGraph {
  bool is_hcp = false;  // numbered vertices; if not, an edge list with named ones
  bool directed = false;
  int vertices = 0;
  std::vector<std::string> names;  // names[v − 1]; may be empty for a .hcp file
  std::set<Pair> edges;            // if undirected, the smaller vertex first
};

/// Reads a TSPLIB file if the first key is one of TSPLIB's, and an edge list otherwise.
OtherGraph read_other_graph(const TextFile& file);

/// Reads one edge a line, `a b` or `a -- b`; an arc is `a -> b`, a vertex `a`; # and % start comments.
OtherGraph read_edge_list(const TextFile& file);

/// Reads a TSPLIB Hamiltonian cycle problem with EDGE_LIST or ADJ_LIST.
OtherGraph read_hcp(const TextFile& file);
/// Whether the first key is one of TSPLIB's.
bool is_hcp(std::string_view text);

}  // namespace proof_check
