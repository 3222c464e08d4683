#pragma once

#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

inline constexpr Vertex unreachable = no_vertex;

/// Breadth-first distances from one vertex along the arcs. Reuses its arrays from one search to the next.
class Distances {
 public:
  explicit Distances(const Graph& graph) : graph_(graph), to_(graph.vertex_count(), unreachable) {}

  void search_from(Vertex source);
  /// `unreachable` if no path leads there.
  Vertex to(Vertex v) const { return to_[v]; }
  /// The source and all vertices reachable from it, nearest first.
  const std::vector<Vertex>& reached() const { return reached_; }

 private:
  const Graph& graph_;
  std::vector<Vertex> to_;
  std::vector<Vertex> reached_;
};

}  // namespace hamlet
