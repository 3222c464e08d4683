#pragma once

#include <functional>
#include <vector>

#include "hamlet/base/disjoint_sets.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/graph/graph.hpp"
#include "hamlet/solve/path/cycle/cycle_links.hpp"

namespace hamlet::path {

/// Patches the cycles of a 2-factor, such as a SAT model, into fewer: two or three of their edges are
/// exchanged for others of the graph. For graphs of thousands of vertices.
class CyclePatcher {
 public:
  /// The edges in `kept` are never dropped.
  CyclePatcher(const Graph& graph, std::vector<Edge> kept);

  /// Returns the edges of the patched cycles; `cycle_count` then returns their number. Stops early when the
  /// run ends.
  std::vector<Edge> patched(const std::vector<Edge>& cycles, const Run& run);
  std::size_t cycle_count() const { return cycle_count_; }

 private:
  void number();
  bool patch_by_twos();
  bool patch_by_three();
  bool patch_by_three_at(Vertex a, Vertex b);
  bool exchange_two(Vertex a, Vertex c);
  bool may_drop(Vertex a, Vertex b) const;

  const Graph& graph_;
  std::vector<Edge> kept_;  // in both directions, ascending
  CycleLinks links_{0, {}};
  std::vector<Vertex> cycle_, place_;  // per vertex: its cycle, and its place there
  std::vector<Vertex> size_;           // per cycle
  DisjointSets joined_;                // cycles patched together since they were numbered
  std::size_t cycle_count_ = 0;
};

/// Patches directed cycles by exchanging two arcs at a time. `next` is the successor of each vertex. Returns
/// the number of cycles left.
std::size_t patch_directed(const std::vector<std::vector<Vertex>>& targets, std::vector<Vertex>& next,
                           const std::function<bool(Vertex, Vertex)>& may_drop);

}  // namespace hamlet::path
