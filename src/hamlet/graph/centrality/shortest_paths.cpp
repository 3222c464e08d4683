#include "hamlet/graph/centrality/shortest_paths.hpp"

#include <algorithm>

namespace hamlet {

namespace {

constexpr std::uint32_t not_yet = UINT32_MAX;

// Only ratios of path counts matter. Counting in units of this value, a double holds up to 2^1980 paths, and
// 2^32, the most that a vertex passes on, divided by it is still finite.
constexpr double one_path = 0x1p-960;

}  // namespace

PlainRows::PlainRows(const Graph& graph, bool reversed) {
  const Vertex n = graph.vertex_count();
  first.reserve(n + std::size_t{1});
  target.reserve(graph.most_arcs());
  for (Vertex v = 0; v < n; ++v) {
    first.push_back(static_cast<std::uint32_t>(target.size()));
    const auto row = reversed ? graph.in(v) : graph.out(v);
    target.insert(target.end(), row.begin(), row.end());
  }
  first.push_back(static_cast<std::uint32_t>(target.size()));
}

// The queue has one place more: the next vertex is always written there, and stays only if it is new.
ShortestPaths::ShortestPaths(const PlainRows& rows)
    : rows_(rows),
      distance_(rows.count()),
      paths_(rows.count()),
      share_(rows.count()),
      per_path_(rows.count()),
      queue_(rows.count() + std::size_t{1}) {}

void ShortestPaths::measure_from(Vertex source) {
  std::ranges::fill(distance_, not_yet);
  std::uint32_t* const distance = distance_.data();
  Vertex* const queue = queue_.data();
  std::size_t filled = 1;
  queue[0] = source;
  distance[source] = 0;
  for (std::size_t i = 0; i < filled; ++i) {
    const Vertex v = queue[i];
    const std::uint32_t next = distance[v] + 1;
    for (Vertex w : rows_.of(v)) {
      const std::uint32_t known = distance[w];
      queue[filled] = w;
      filled += known == not_yet;
      distance[w] = std::min(known, next);
    }
  }
  reached_ = filled;
}

void ShortestPaths::share_from(Vertex source) {
  std::ranges::fill(distance_, not_yet);
  std::ranges::fill(paths_, 0);
  std::uint32_t* const distance = distance_.data();
  double* const paths = paths_.data();
  Vertex* const queue = queue_.data();
  std::size_t filled = 1;
  queue[0] = source;
  distance[source] = 0;
  paths[source] = one_path;
  for (std::size_t i = 0; i < filled; ++i) {
    const Vertex v = queue[i];
    const std::uint32_t next = distance[v] + 1;
    const double to_v = paths[v];
    for (Vertex w : rows_.of(v)) {
      const std::uint32_t known = distance[w];
      queue[filled] = w;
      filled += known == not_yet;
      distance[w] = std::min(known, next);
      paths[w] += known >= next ? to_v : 0;
    }
  }
  reached_ = filled;
  // From the farthest back: what v passes on to its predecessors, in proportion to the paths that use it.
  double* const per_path = per_path_.data();
  for (std::size_t i = filled; i-- > 0;) {
    const Vertex v = queue[i];
    const std::uint32_t next = distance[v] + 1;
    double sum = 0;
    for (Vertex w : rows_.of(v)) sum += distance[w] == next ? per_path[w] : 0;
    share_[v] = paths[v] * sum;
    per_path[v] = (1 + share_[v]) / paths[v];
  }
}

}  // namespace hamlet
