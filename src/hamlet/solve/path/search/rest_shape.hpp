#pragma once

#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"
#include "hamlet/graph/low_link.hpp"
#include "hamlet/solve/path/search/reachable.hpp"

namespace hamlet::path {

/// Tests whether the unvisited rest of a board is connected in a way that one path can walk. Linear in the
/// rest; its arrays are kept from one test to the next.
class RestShape {
 public:
  struct Walk {
    Vertex head;
    std::span<const std::uint8_t> visited;
    Vertex rest;                         // the number of unvisited cells
    std::span<const Vertex> last_cells;  // the path must end on one of them; if empty, it may end anywhere
  };

  explicit RestShape(const Graph& graph);

  /// In a directed graph: whether the whole rest can be reached. In a symmetric one also: whether its blocks
  /// form a chain from the head to an end.
  bool can_be_walked(const Walk& walk);

 private:
  struct ChainTest;

  const Graph& graph_;
  LowLink low_link_;
  Reachable reachable_;
  std::vector<char> has_leaf_;
};

}  // namespace hamlet::path
