#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet::path {

/// Finds the unvisited vertices that a walk can reach along the arcs. Its arrays are reused between searches.
class Reachable {
 public:
  explicit Reachable(Vertex vertices) : round_of_(vertices, 0) {}

  /// Returns how many vertices are reachable, not counting `head`.
  Vertex search(const Graph& graph, Vertex head, std::span<const std::uint8_t> visited) {
    ++round_;
    found_.assign(1, head);
    round_of_[head] = round_;
    for (std::size_t i = 0; i < found_.size(); ++i) {
      for (Vertex w : graph.out(found_[i])) {
        if (visited[w] || contains(w)) continue;
        round_of_[w] = round_;
        found_.push_back(w);
      }
    }
    return static_cast<Vertex>(found_.size() - 1);
  }
  bool contains(Vertex v) const { return round_of_[v] == round_; }

 private:
  std::vector<std::uint64_t> round_of_;  // the last search that found each vertex
  std::vector<Vertex> found_;
  std::uint64_t round_ = 0;
};

}  // namespace hamlet::path
