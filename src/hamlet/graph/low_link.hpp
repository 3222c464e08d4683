#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet {

/// Hopcroft and Tarjan's depth-first walk, which finds the blocks and cut vertices of an undirected graph in
/// linear time. It uses no recursion, since boards have millions of cells, and keeps its arrays from one
/// search to the next.
///
/// The visitor has
///   neighbours(v)               a range with size() and operator[]
///   is_there(w)                 false for vertices that the walk ignores
///   enter(v, parent)            no_vertex is the root's parent
///   leave(v, parent, closes)    when v's subtree is done; if `closes`, v's subtree and `parent` form a block
///                               together with whatever hangs on it, and `parent` cuts it off from the rest
/// `enter` and `leave` return false to end the walk.
class LowLink {
 public:
  explicit LowLink(std::size_t vertices) : entered_(vertices, 0), low_(vertices, 0) {}

  /// Forgets the vertices entered so far, in constant time.
  void start() { begin_ = clock_ + 1; }
  bool is_entered(Vertex v) const { return entered_[v] >= begin_; }
  /// The time at which v was entered, as a counter. Requires that v is entered.
  std::uint64_t entered_at(Vertex v) const { return entered_[v]; }
  /// The number of vertices entered since `start`.
  std::uint64_t entered_count() const { return clock_ + 1 - begin_; }

  /// Walks all vertices reachable from `root`. Returns false if the visitor ended the walk.
  template <class Visitor>
  bool walk(Vertex root, Visitor&& visitor) {
    stack_.clear();
    if (!enter(root, no_vertex, visitor)) return false;
    for (;;) {
      Frame& frame = stack_.back();
      const auto neighbours = visitor.neighbours(frame.vertex);
      if (frame.next < neighbours.size()) {
        const Vertex w = neighbours[frame.next++];
        if (!visitor.is_there(w)) continue;
        if (is_entered(w)) {
          low_[frame.vertex] = std::min(low_[frame.vertex], entered_[w]);
        } else if (!enter(w, frame.vertex, visitor)) {
          return false;
        }
        continue;
      }
      const Vertex done = frame.vertex;
      stack_.pop_back();
      if (stack_.empty()) return true;
      const Vertex parent = stack_.back().vertex;
      low_[parent] = std::min(low_[parent], low_[done]);
      if (!visitor.leave(done, parent, low_[done] >= entered_[parent])) return false;
    }
  }

 private:
  struct Frame {
    Vertex vertex;
    std::size_t next;
  };

  template <class Visitor>
  bool enter(Vertex v, Vertex parent, Visitor& visitor) {
    entered_[v] = low_[v] = ++clock_;
    stack_.push_back({v, 0});
    return visitor.enter(v, parent);
  }

  std::vector<std::uint64_t> entered_, low_;
  std::vector<Frame> stack_;
  std::uint64_t begin_ = 1, clock_ = 0;
};

}  // namespace hamlet
