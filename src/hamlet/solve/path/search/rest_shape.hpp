#pragma once

#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"
#include "hamlet/graph/low_link.hpp"
#include "hamlet/solve/path/search/reachable.hpp"

namespace hamlet::path {

/// Tests by connectivity whether one path may walk the unvisited rest. Linear in the rest; its arrays are
/// reused.
class RestShape {
 public:
  struct Walk {
    Vertex head;
    std::span<const std::uint8_t> visited;
    Vertex rest;                         // the number of unvisited cells
    std::span<const Vertex> last_cells;  // the path must end on one of them; if empty, it may end anywhere
  };

  explicit RestShape(const Graph& graph);

  /// Whether the whole rest is reachable and, in a symmetric graph, its blocks form a chain from the head to
  /// a possible end.
  bool can_be_walked(const Walk& walk);

 private:
  struct ChainTest;

  const Graph& graph_;
  LowLink low_link_;
  Reachable reachable_;
  std::vector<char> has_leaf_;
};

}  // namespace hamlet::path
