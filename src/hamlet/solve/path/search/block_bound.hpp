#pragma once

#include <optional>
#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet::path {

/// How far a walk can go on at most: through a chain of blocks, and in each of a two-coloured graph's blocks
/// only as far as the colours alternate. Of a directed graph: all that can be reached.
class BlockBound {
 public:
  /// `colours` of a two-coloured graph, else empty.
  BlockBound(const Graph& graph, std::span<const std::uint8_t> colours);

  /// How many unvisited cells a walk that stands on `head` can still visit, if it must end on `end` (when it
  /// is not yet there); nothing if it cannot get there. Linear in what can be reached.
  std::optional<Vertex> most_more(Vertex head, std::span<const std::uint8_t> visited,
                                  std::optional<Vertex> end);

 private:
  struct Frame {
    Vertex vertex;
    std::uint32_t next;
  };
  // What hangs on a vertex: how much of it a walk that leaves there can visit, and whether it can end well.
  struct Hanging {
    Vertex most = 0;
    bool ends = false;
  };

  std::optional<Vertex> reachable(Vertex head, std::span<const std::uint8_t> visited,
                                  std::optional<Vertex> end);
  void enter(Vertex v);
  void close_block(Vertex cut, Vertex child, std::optional<Vertex> end);

  const Graph& graph_;
  std::span<const std::uint8_t> colours_;
  std::vector<std::uint64_t> entered_, low_;
  std::vector<Hanging> hanging_;
  std::vector<Frame> stack_;
  std::vector<Vertex> open_;  // entered, and not yet in a closed block
  std::uint64_t begin_ = 0, clock_ = 0;
};

}  // namespace hamlet::path
