#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// A graph with a path over all vertices from vertex 0 that Warnsdorff's rule misses, however ties are
/// broken.
struct Trap {
  Graph graph;
  Path path;      // over all vertices, from 0
  Vertex chosen;  // where the rule goes first to leave every such path
};

/// The one with the fewest vertices, then the fewest edges, by looking at every graph of up to
/// `most_vertices` (at most 7) vertices; nothing if there is none or the run had to end.
std::optional<Trap> smallest_warnsdorff_trap(Vertex most_vertices, const Run& run);

/// Whether some way of breaking ties lets the rule find a path over all vertices.
bool warnsdorff_can_succeed(const Graph& graph, Vertex start);

}  // namespace hamlet
