#pragma once

#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

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

  /// `colours` of a two-coloured graph, else empty.
  RestShape(const Graph& graph, std::span<const std::uint8_t> colours);

  /// Of a directed graph: whether all of the rest can be reached. Of a symmetric one also: whether its blocks
  /// form a chain from the head to an end, and each part behind a cut vertex has its colours in balance.
  bool can_be_walked(const Walk& walk);

 private:
  struct Frame {
    Vertex vertex;
    std::uint32_t next;
    bool has_leaf;  // a part behind a cut vertex lies below
  };

  bool all_can_be_reached(const Walk& walk);
  bool is_a_chain(const Walk& walk);
  bool part_fits(const Walk& walk, Vertex cut, Vertex root, bool innermost);
  void enter(Vertex v);

  const Graph& graph_;
  std::span<const std::uint8_t> colours_;
  std::vector<std::uint64_t> entered_;  // in order; smaller than begin_: not at this look
  std::vector<std::uint64_t> low_;
  std::vector<std::int32_t>
      balance_;  // cells of colour 1 less those of colour 0, before this one was entered
  std::vector<Frame> stack_;
  std::vector<Vertex> to_see_;
  std::uint64_t begin_ = 0, clock_ = 0;
  std::int32_t sum_ = 0;
};

}  // namespace hamlet
