#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// A graph with a Hamiltonian path from vertex 0 that Warnsdorff's rule misses, however ties are broken.
struct Trap {
  Graph graph;
  Path path;      // a Hamiltonian path from 0
  Vertex chosen;  // where the rule first leaves every such path
};

/// The trap with the fewest vertices, then the fewest edges, by exhaustive search over graphs of up to
/// `most_vertices` (at most 7) vertices. Nothing if there is none or the run had to end.
std::optional<Trap> smallest_warnsdorff_trap(Vertex most_vertices, const Run& run);

/// Whether the rule finds a Hamiltonian path for some way of breaking ties.
bool warnsdorff_can_succeed(const Graph& graph, Vertex start);

}  // namespace hamlet
