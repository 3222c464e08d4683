#include "hamlet/graph/sweep/sweep_starts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hamlet {

namespace {

constexpr std::size_t vertices_between_polls = 4096;

/// Vertices by distance from `root`, within a level in the order in which their parents were reached, then by
/// degree. Empty if the run ended first.
std::vector<Vertex> levels_from(const Graph& graph, Vertex root, std::vector<Vertex>& mark, Vertex stamp,
                                const Run& run) {
  std::vector<Vertex> reached = {root};
  mark[root] = stamp;
  for (std::size_t next = 0; next < reached.size(); ++next) {
    if (next % vertices_between_polls == 0 && run.must_end()) return {};
    const std::size_t first_new = reached.size();
    for (Vertex w : graph.out(reached[next])) {
      if (mark[w] == stamp) continue;
      mark[w] = stamp;
      reached.push_back(w);
    }
    std::stable_sort(reached.begin() + static_cast<std::ptrdiff_t>(first_new), reached.end(),
                     [&](Vertex a, Vertex b) { return graph.out(a).size() < graph.out(b).size(); });
  }
  return reached;
}

using Levels = std::vector<std::vector<Vertex>>;

/// The levels of each component, from a peripheral vertex that is found by going to the farthest vertex a few
/// times.
std::optional<Levels> levels_of_components(const Graph& graph, const Run& run) {
  constexpr Vertex rounds = 4;
  std::vector<Vertex> mark(graph.vertex_count(), 0);
  Levels found;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (mark[v] != 0) continue;
    std::vector<Vertex> reached = {v};
    for (Vertex stamp = 1; stamp <= rounds; ++stamp) {
      reached = levels_from(graph, reached.back(), mark, stamp, run);
      if (reached.empty()) return std::nullopt;
    }
    found.push_back(std::move(reached));
  }
  return found;
}

/// Distances from the first of `reached`, which is sorted by distance.
void mark_distances(const Graph& graph, const std::vector<Vertex>& reached, std::vector<Vertex>& distance) {
  for (Vertex v : reached) distance[v] = no_vertex;
  distance[reached.front()] = 0;
  for (Vertex v : reached) {
    for (Vertex w : graph.out(v)) distance[w] = std::min(distance[w], distance[v] + 1);
  }
}

}  // namespace

StartOrder cuthill_mckee_order(const Graph& graph, const Run& run) {
  const auto levels = levels_of_components(graph, run);
  if (!levels) return std::nullopt;
  std::vector<Vertex> order;
  order.reserve(graph.vertex_count());
  for (const auto& reached : *levels) order.insert(order.end(), reached.begin(), reached.end());
  return order;
}

StartOrder lengthwise_order(const Graph& graph, const Run& run) {
  const auto levels = levels_of_components(graph, run);
  if (!levels) return std::nullopt;
  constexpr int rounds = 400;
  constexpr double steps_along = 1e9;  // finer differences are rounding errors
  const Vertex n = graph.vertex_count();
  std::vector<double> height(n), smoothed(n);
  std::vector<Vertex> order, mark(n, 0), distance(n, 0);
  order.reserve(n);
  for (const auto& part : *levels) {
    const auto from_both_ends = {part, levels_from(graph, part.back(), mark, 1, run)};
    double sign = 1;
    for (const auto& reached : from_both_ends) {
      if (reached.empty()) return std::nullopt;
      mark_distances(graph, reached, distance);
      for (Vertex v : reached) height[v] += sign * distance[v];
      sign = -sign;
    }
    std::size_t most_neighbours = 1;
    for (Vertex v : part) most_neighbours = std::max(most_neighbours, graph.out(v).size());
    const double pull = 1 / static_cast<double>(most_neighbours + 1);
    for (int round = 0; round < rounds; ++round) {
      if (part.size() >= vertices_between_polls / rounds && run.must_end()) return std::nullopt;
      for (Vertex v : part) {
        double change = 0;
        for (Vertex w : graph.out(v)) change += height[w] - height[v];
        smoothed[v] = height[v] + pull * change;
      }
      height.swap(smoothed);
    }
    const auto [low, high] = std::ranges::minmax(part, {}, [&](Vertex v) { return height[v]; });
    const double scale = steps_along / std::max(height[high] - height[low], 1e-300);
    for (Vertex v : part) height[v] = std::round(height[v] * scale);
    order.insert(order.end(), part.begin(), part.end());
    std::ranges::sort(order.end() - static_cast<std::ptrdiff_t>(part.size()), order.end(), {},
                      [&](Vertex v) { return std::pair(height[v], v); });
  }
  return order;
}

StartOrder narrow_border_order(const Graph& graph, const Run& run) {
  // No sweep has a border longer than this.
  constexpr std::ptrdiff_t most_looked_at = 256;
  const auto levels = levels_of_components(graph, run);
  if (!levels) return std::nullopt;
  std::vector<Vertex> order;
  order.reserve(graph.vertex_count());
  std::vector<Vertex> border;  // in order of appearance
  std::vector<bool> seen(graph.vertex_count());
  const auto see = [&](Vertex v) {
    if (seen[v]) return;
    seen[v] = true;
    border.push_back(v);
  };
  const auto unseen_beside = [&](Vertex v) {
    return std::ranges::count_if(graph.out(v), [&](Vertex w) { return !seen[w]; });
  };
  for (const auto& reached : *levels) {
    see(reached.front());
    while (!border.empty()) {
      if (order.size() % 64 == 0 && run.must_end()) return std::nullopt;
      auto best = border.begin();
      auto fewest = unseen_beside(*best);
      const auto end = std::ssize(border) > most_looked_at ? best + most_looked_at : border.end();
      for (auto it = best + 1; it != end && fewest > 0; ++it) {
        const auto here = unseen_beside(*it);
        if (here < fewest) best = it, fewest = here;
      }
      const Vertex v = *best;
      border.erase(best);
      order.push_back(v);
      for (Vertex w : graph.out(v)) see(w);
    }
  }
  return order;
}

}  // namespace hamlet
