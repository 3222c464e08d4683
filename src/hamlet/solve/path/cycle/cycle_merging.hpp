#pragma once

#include <functional>
#include <vector>

#include "hamlet/base/disjoint_sets.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"
#include "hamlet/solve/path/cycle/cycle_links.hpp"

namespace hamlet::path {

/// Cycles that cover every vertex once, joined to fewer by exchanging edges of theirs for others of the
/// graph: two for two, or three for three. For graphs of thousands of vertices.
class CycleMerging {
 public:
  /// Kept edges must stay.
  CycleMerging(const Graph& graph, std::vector<Edge> kept);

  /// The edges of the merged cycles; how many cycles there are now is told by `cycle_count`. Ends early with
  /// the run.
  std::vector<Edge> merged(const std::vector<Edge>& cycles, const Run& run);
  std::size_t cycle_count() const { return cycle_count_; }

 private:
  void number();
  bool merge_two();
  bool merge_three();
  bool merge_three_at(Vertex a, Vertex b);
  bool exchange_two(Vertex a, Vertex c);
  bool may_drop(Vertex a, Vertex b) const;

  const Graph& graph_;
  std::vector<Edge> kept_;  // both ways, ascending
  CycleLinks links_{0, {}};
  std::vector<Vertex> cycle_, place_;  // of each vertex: its cycle, and its place on it
  std::vector<Vertex> size_;           // of each cycle
  DisjointSets joined_;                // cycles joined since they were numbered
  std::size_t cycle_count_ = 0;
};

/// Joins directed cycles, given by the vertex that follows each, by exchanging two arcs; says how many are
/// left.
std::size_t merge_directed(const std::vector<std::vector<Vertex>>& targets, std::vector<Vertex>& next,
                           const std::function<bool(Vertex, Vertex)>& may_drop);

}  // namespace hamlet::path
