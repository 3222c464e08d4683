#pragma once

#include <optional>
#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"
#include "hamlet/graph/low_link.hpp"
#include "hamlet/solve/path/search/reachable.hpp"

namespace hamlet::path {

/// An upper bound on how many more cells a walk can visit. A walk passes through a chain of blocks
/// (biconnected components); in a bipartite graph, each block contributes only as many cells as its colours
/// can alternate. In a directed graph the bound is the number of reachable cells.
class BlockBound {
 public:
  /// `colours` is empty unless the graph is bipartite.
  BlockBound(const Graph& graph, std::span<const std::uint8_t> colours);

  /// The bound for a walk at `head` that must end on `end`, unless it is already there; nothing if it cannot
  /// get there. Takes time linear in the reachable part.
  std::optional<Vertex> most_more(Vertex head, std::span<const std::uint8_t> visited,
                                  std::optional<Vertex> end);

 private:
  struct Bounding;
  /// The part that hangs on a vertex: how many of its cells a walk from there can visit, and whether the walk
  /// can end where it must.
  struct Hanging {
    Vertex most = 0;
    bool ends = false;
  };

  const Graph& graph_;
  std::span<const std::uint8_t> colours_;
  LowLink low_link_;
  Reachable reachable_;
  std::vector<Hanging> hanging_;
  std::vector<Vertex> open_;  // entered, and not yet in a closed block
};

}  // namespace hamlet::path
