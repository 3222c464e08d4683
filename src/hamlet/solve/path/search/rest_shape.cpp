#include "hamlet/solve/path/search/rest_shape.hpp"

#include <algorithm>

namespace hamlet::path {

/// Ends the walk as soon as the blocks do not form a chain. A leaf block, which has a single cut vertex, can
/// be entered but not left, so there is at most one, and the path ends in it.
struct RestShape::ChainTest {
  const Graph& graph;
  const Walk& walk;
  LowLink& low_link;
  std::vector<char>& has_leaf;  // for each vertex on the stack: whether a leaf block was found below
  unsigned from_head = 0;
  bool leaf_found = false;

  std::span<const Vertex> neighbours(Vertex v) const { return graph.out(v); }
  bool is_there(Vertex w) const { return !walk.visited[w] || w == walk.head; }
  bool enter(Vertex, Vertex parent) {
    has_leaf.push_back(false);
    return parent != walk.head || ++from_head == 1;
  }
  bool leave(Vertex v, Vertex parent, bool closes) {
    const bool had_leaf = has_leaf.back();
    has_leaf.pop_back();
    if (parent == walk.head) return true;
    if (had_leaf) has_leaf.back() = true;
    if (!closes) return true;
    if (!had_leaf && leaf_found) return false;
    leaf_found = true;
    has_leaf.back() = true;
    return had_leaf || can_end_behind(v);
  }
  bool can_end_behind(Vertex root) const {
    return walk.last_cells.empty() || std::ranges::any_of(walk.last_cells, [&](Vertex v) {
             return !walk.visited[v] && low_link.is_entered(v) &&
                    low_link.entered_at(v) >= low_link.entered_at(root);
           });
  }
};

RestShape::RestShape(const Graph& graph)
    : graph_(graph),
      low_link_(graph.is_directed() ? 0 : graph.vertex_count()),
      reachable_(graph.is_directed() ? graph.vertex_count() : 0) {}

bool RestShape::can_be_walked(const Walk& walk) {
  if (walk.rest == 0) return true;
  if (graph_.is_directed()) return reachable_.search(graph_, walk.head, walk.visited) == walk.rest;
  low_link_.start();
  has_leaf_.clear();
  return low_link_.walk(walk.head, ChainTest{graph_, walk, low_link_, has_leaf_}) &&
         low_link_.entered_count() - 1 == walk.rest;
}

}  // namespace hamlet::path
