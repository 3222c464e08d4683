#include "hamlet/graph/sweep_starts.hpp"

#include <algorithm>

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

}  // namespace

std::vector<Vertex> cuthill_mckee_order(const Graph& graph) {
  std::vector<Vertex> order;
  order.reserve(graph.vertex_count());
  for (const auto& reached : levels_of_components(graph))
    order.insert(order.end(), reached.begin(), reached.end());
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
