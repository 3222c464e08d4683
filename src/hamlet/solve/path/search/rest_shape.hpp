#pragma once

#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet::path {

/// Whether the unvisited rest of a board hangs together in a way that one path can walk. Linear in the rest;
/// its arrays are kept from one look to the next.
class RestShape {
 public:
  /// What is asked about.
  struct Walk {
    Vertex head;
    std::span<const std::uint8_t> visited;
    Vertex rest;                         // how many cells are unvisited
    std::span<const Vertex> last_cells;  // the path must end on one of them; if empty, anywhere
  };

  explicit RestShape(const Graph& graph);

  /// Of a directed graph: whether all of the rest can be reached. Of a symmetric one also: whether its blocks
  /// form a chain from the head to an end.
  bool can_be_walked(const Walk& walk);

 private:
  struct Frame {
    Vertex vertex;
    std::uint32_t next;
    bool has_leaf;  // a part behind a cut vertex lies below
  };

  bool all_can_be_reached(const Walk& walk);
  bool is_a_chain(const Walk& walk);
  bool can_end_behind(const Walk& walk, Vertex root) const;
  void enter(Vertex v);

  const Graph& graph_;
  std::vector<std::uint64_t> entered_;  // in order; smaller than begin_: not at this look
  std::vector<std::uint64_t> low_;
  std::vector<Frame> stack_;
  std::vector<Vertex> to_see_;
  std::uint64_t begin_ = 0, clock_ = 0;
};

}  // namespace hamlet::path
