#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "hamlet/graph/graph.hpp"

namespace hamlet {

/// The rows of a graph without the check that they are built, for loops that run billions of times.
struct PlainRows {
  explicit PlainRows(const Graph& graph, bool reversed = false);

  std::span<const Vertex> of(Vertex v) const {
    return {target.data() + first[v], target.data() + first[v + 1]};
  }
  Vertex count() const { return static_cast<Vertex>(first.size() - 1); }

  std::vector<std::uint32_t> first;
  std::vector<Vertex> target;
};

/// All shortest paths from one source at a time. Reuses its arrays from one search to the next. Avoids
/// unpredictable branches, which makes it twice as fast on boards.
class ShortestPaths {
 public:
  explicit ShortestPaths(const PlainRows& rows);

  /// Distances only.
  void measure_from(Vertex source);
  /// Distances, and the share of each vertex (Brandes' dependency): the sum over all other targets of the
  /// fraction of shortest paths from the source that pass through it.
  void share_from(Vertex source);

  /// The source and all vertices reachable from it, nearest first.
  std::span<const Vertex> reached() const { return {queue_.data(), reached_}; }
  /// Requires that v is reached.
  std::uint32_t distance(Vertex v) const { return distance_[v]; }
  /// Requires that v is reached and not the source. Not finite if there are too many paths for a double.
  double share(Vertex v) const { return share_[v]; }

 private:
  const PlainRows& rows_;
  std::vector<std::uint32_t> distance_;
  std::vector<double> paths_, share_, per_path_;
  std::vector<Vertex> queue_;
  std::size_t reached_ = 0;
};

}  // namespace hamlet
