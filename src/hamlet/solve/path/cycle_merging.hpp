#pragma once

#include <array>
#include <functional>
#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// Cycles that cover every vertex once, joined to fewer by exchanging edges of theirs for others of the
/// graph: two for two, or three for three. For graphs of thousands of vertices.
class CycleMerging {
 public:
  /// Kept edges must stay.
  CycleMerging(const Graph& graph, std::vector<Edge> kept);

  /// The edges of the merged cycles; how many cycles there are now is told by `cycle_count`.
  std::vector<Edge> merged(const std::vector<Edge>& cycles);
  std::size_t cycle_count() const { return cycle_count_; }

 private:
  void read(const std::vector<Edge>& cycles);
  void number();
  bool merge_two();
  bool merge_three();
  bool merge_three_at(Vertex a, Vertex b);
  bool exchange_two(Vertex a, Vertex c);
  bool may_drop(Vertex a, Vertex b) const;
  void replace(Vertex v, Vertex old_neighbour, Vertex new_neighbour);
  Vertex find(Vertex cycle);

  const Graph& graph_;
  std::vector<Edge> kept_;  // both ways, ascending
  std::vector<std::array<Vertex, 2>> beside_;
  std::vector<Vertex> cycle_, place_;  // of each vertex: its cycle, and its place on it
  std::vector<Vertex> size_;           // of each cycle
  std::vector<Vertex> parent_;         // cycles joined since they were numbered
  std::size_t cycle_count_ = 0;
};

}  // namespace hamlet
