#include "hamlet/graph/sweep_starts.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hamlet {

namespace {

/// Vertices by distance from `root`, within a level as their parents were reached, then by degree.
std::vector<Vertex> levels_from(const Graph& graph, Vertex root, std::vector<Vertex>& mark, Vertex stamp) {
  std::vector<Vertex> reached = {root};
  mark[root] = stamp;
  for (std::size_t next = 0; next < reached.size(); ++next) {
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

/// For each component a vertex at its end, as far as going to the farthest a few times tells.
std::vector<std::vector<Vertex>> levels_of_components(const Graph& graph) {
  constexpr Vertex rounds = 4;
  std::vector<Vertex> mark(graph.vertex_count(), 0);
  std::vector<std::vector<Vertex>> found;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (mark[v] != 0) continue;
    std::vector<Vertex> reached = {v};
    for (Vertex stamp = 1; stamp <= rounds; ++stamp)
      reached = levels_from(graph, reached.back(), mark, stamp);
    found.push_back(std::move(reached));
  }
  return found;
}

/// From the first of `reached`, which are in order of their distance.
void mark_distances(const Graph& graph, const std::vector<Vertex>& reached, std::vector<Vertex>& distance) {
  for (Vertex v : reached) distance[v] = no_vertex;
  distance[reached.front()] = 0;
  for (Vertex v : reached) {
    for (Vertex w : graph.out(v)) distance[w] = std::min(distance[w], distance[v] + 1);
  }
}

}  // namespace

std::vector<Vertex> cuthill_mckee_order(const Graph& graph) {
  std::vector<Vertex> order;
  order.reserve(graph.vertex_count());
  for (const auto& reached : levels_of_components(graph))
    order.insert(order.end(), reached.begin(), reached.end());
  return order;
}

std::vector<Vertex> lengthwise_order(const Graph& graph) {
  constexpr int rounds = 400;
  constexpr double steps_along = 1e9;  // finer differences are rounding errors
  const Vertex n = graph.vertex_count();
  std::vector<double> height(n), smoothed(n);
  std::vector<Vertex> order, mark(n, 0), distance(n, 0);
  order.reserve(n);
  for (const auto& part : levels_of_components(graph)) {
    const auto from_both_ends = {part, levels_from(graph, part.back(), mark, 1)};
    double sign = 1;
    for (const auto& reached : from_both_ends) {
      mark_distances(graph, reached, distance);
      for (Vertex v : reached) height[v] += sign * distance[v];
      sign = -sign;
    }
    std::size_t most_neighbours = 1;
    for (Vertex v : part) most_neighbours = std::max(most_neighbours, graph.out(v).size());
    const double pull = 1 / static_cast<double>(most_neighbours + 1);
    for (int round = 0; round < rounds; ++round) {
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

std::vector<Vertex> narrow_border_order(const Graph& graph) {
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
  for (const auto& reached : levels_of_components(graph)) {
    see(reached.front());
    while (!border.empty()) {
      auto best = border.begin();
      auto fewest = unseen_beside(*best);
      for (auto it = best + 1; it != border.end() && fewest > 0; ++it) {
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
