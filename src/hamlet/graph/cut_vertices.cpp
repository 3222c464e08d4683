#include "hamlet/graph/cut_vertices.hpp"

#include <algorithm>

namespace hamlet {

namespace {

/// Depth-first search with an explicit stack: boards have millions of cells.
class LowLink {
 public:
  explicit LowLink(const Graph& graph)
      : graph_(graph),
        entered_(graph.vertex_count(), 0),
        low_(graph.vertex_count(), 0),
        parts_(graph.vertex_count(), 0) {}

  std::vector<CutVertex> run() {
    for (Vertex root = 0; root < graph_.vertex_count(); ++root) {
      if (entered_[root] == 0) search_from(root);
    }
    std::vector<CutVertex> found;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if (parts_[v] > 1) found.push_back({v, parts_[v]});
    }
    return found;
  }

 private:
  struct Frame {
    Vertex vertex;
    Vertex parent;
    std::size_t next;
  };

  Vertex neighbour(Vertex v, std::size_t i) const {
    const auto out = graph_.out(v);
    return i < out.size() ? out[i] : graph_.in(v)[i - out.size()];
  }
  std::size_t neighbour_count(Vertex v) const {
    return graph_.out(v).size() + (graph_.is_directed() ? graph_.in(v).size() : 0);
  }

  void enter(Vertex v, Vertex parent) {
    entered_[v] = low_[v] = ++clock_;
    // Without v, the part above it remains, if there is one; each closed subtree below adds another.
    parts_[v] = parent == no_vertex ? 0 : 1;
    stack_.push_back({v, parent, 0});
  }

  void search_from(Vertex root) {
    enter(root, no_vertex);
    while (!stack_.empty()) {
      Frame& frame = stack_.back();
      if (frame.next < neighbour_count(frame.vertex)) {
        const Vertex w = neighbour(frame.vertex, frame.next++);
        if (entered_[w] == 0) {
          enter(w, frame.vertex);
        } else if (w != frame.parent) {
          low_[frame.vertex] = std::min(low_[frame.vertex], entered_[w]);
        }
        continue;
      }
      const auto [v, parent, unused] = frame;
      stack_.pop_back();
      if (parent == no_vertex) continue;
      low_[parent] = std::min(low_[parent], low_[v]);
      if (low_[v] >= entered_[parent]) ++parts_[parent];
    }
  }

  const Graph& graph_;
  std::vector<Vertex> entered_, low_, parts_;
  std::vector<Frame> stack_;
  Vertex clock_ = 0;
};

}  // namespace

std::vector<CutVertex> cut_vertices(const Graph& graph) { return LowLink(graph).run(); }

}  // namespace hamlet
