#include "hamlet/solve/path/search/rest_shape.hpp"

#include <algorithm>

namespace hamlet::path {

RestShape::RestShape(const Graph& graph) : graph_(graph), entered_(graph.vertex_count(), 0) {
  if (!graph.is_directed()) low_.resize(graph.vertex_count());
}

bool RestShape::can_be_walked(const Walk& walk) {
  if (walk.rest == 0) return true;
  begin_ = clock_ + 1;
  return graph_.is_directed() ? all_can_be_reached(walk) : is_a_chain(walk);
}

bool RestShape::all_can_be_reached(const Walk& walk) {
  to_see_.assign(1, walk.head);
  Vertex reached = 0;
  while (!to_see_.empty()) {
    const Vertex v = to_see_.back();
    to_see_.pop_back();
    for (Vertex w : graph_.out(v)) {
      if (walk.visited[w] || entered_[w] >= begin_) continue;
      entered_[w] = ++clock_;
      ++reached;
      to_see_.push_back(w);
    }
  }
  return reached == walk.rest;
}

void RestShape::enter(Vertex v) {
  entered_[v] = low_[v] = ++clock_;
  stack_.push_back({v, 0, false});
}

/// A part that hangs on a cut vertex is entered once, and the path ends in the innermost.
bool RestShape::can_end_behind(const Walk& walk, Vertex root) const {
  return walk.last_cells.empty() || std::ranges::any_of(walk.last_cells, [&](Vertex v) {
           return !walk.visited[v] && entered_[v] >= entered_[root];
         });
}

bool RestShape::is_a_chain(const Walk& walk) {
  stack_.clear();
  enter(walk.head);
  unsigned from_head = 0;
  bool leaf_found = false;
  for (;;) {
    Frame& frame = stack_.back();
    const auto out = graph_.out(frame.vertex);
    if (frame.next < out.size()) {
      const Vertex w = out[frame.next++];
      if (walk.visited[w] && w != walk.head) continue;
      if (entered_[w] >= begin_) {
        low_[frame.vertex] = std::min(low_[frame.vertex], entered_[w]);
      } else {
        if (stack_.size() == 1 && ++from_head > 1) return false;
        enter(w);
      }
      continue;
    }
    const Frame done = frame;
    stack_.pop_back();
    if (stack_.size() <= 1) break;
    Frame& parent = stack_.back();
    low_[parent.vertex] = std::min(low_[parent.vertex], low_[done.vertex]);
    parent.has_leaf = parent.has_leaf || done.has_leaf;
    if (low_[done.vertex] < entered_[parent.vertex]) continue;
    if (!done.has_leaf && leaf_found) return false;
    leaf_found = true;
    parent.has_leaf = true;
    if (!done.has_leaf && !can_end_behind(walk, done.vertex)) return false;
  }
  return clock_ - begin_ == walk.rest;
}

}  // namespace hamlet::path
