#include "hamlet/solve/path/search/block_bound.hpp"

#include <algorithm>

namespace hamlet::path {

struct BlockBound::Bounding {
  const Graph& graph;
  std::span<const std::uint8_t> colours, visited;
  Vertex head;
  std::optional<Vertex> end;
  std::vector<Hanging>& hanging;
  std::vector<Vertex>& open;

  std::span<const Vertex> neighbours(Vertex v) const { return graph.out(v); }
  bool is_there(Vertex w) const { return !visited[w] || w == head; }
  bool enter(Vertex v, Vertex) {
    hanging[v] = {};
    open.push_back(v);
    return true;
  }
  bool leave(Vertex v, Vertex parent, bool closes) {
    if (closes) close_block(parent, v);
    return true;
  }

  /// Closes the block of `cut` and everything entered since `child`. The walk enters at the cut vertex and
  /// may leave at any vertex for what hangs there.
  void close_block(Vertex cut, Vertex child) {
    Vertex like_cut = 0, unlike_cut = 0;
    Hanging behind;
    bool ends_inside = !end;
    Vertex v;
    do {
      v = open.back();
      open.pop_back();
      const bool alike = !colours.empty() && colours[v] == colours[cut];
      ++(alike ? like_cut : unlike_cut);
      if (end == v) ends_inside = true;
      if (end && !hanging[v].ends) continue;
      behind.most = std::max(behind.most, hanging[v].most);
      behind.ends = true;
    } while (v != child);
    Vertex inside = like_cut + unlike_cut;
    if (!colours.empty()) inside = unlike_cut > like_cut ? 2 * like_cut + 1 : 2 * unlike_cut;
    if (!ends_inside && !behind.ends) return;
    hanging[cut].most = std::max(hanging[cut].most, inside + behind.most);
    hanging[cut].ends = true;
  }
};

BlockBound::BlockBound(const Graph& graph, std::span<const std::uint8_t> colours)
    : graph_(graph),
      colours_(colours),
      low_link_(graph.is_directed() ? 0 : graph.vertex_count()),
      reachable_(graph.is_directed() ? graph.vertex_count() : 0),
      hanging_(graph.vertex_count()) {}

std::optional<Vertex> BlockBound::most_more(Vertex head, std::span<const std::uint8_t> visited,
                                            std::optional<Vertex> end) {
  if (end == head) end.reset();
  if (graph_.is_directed()) {
    const Vertex found = reachable_.search(graph_, head, visited);
    if (end && !reachable_.contains(*end)) return std::nullopt;
    return found;
  }
  open_.clear();
  low_link_.start();
  low_link_.walk(head, Bounding{graph_, colours_, visited, head, end, hanging_, open_});
  if (end && !hanging_[head].ends) return std::nullopt;
  return hanging_[head].most;
}

}  // namespace hamlet::path
