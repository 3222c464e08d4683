#include "hamlet/solve/path/search/block_bound.hpp"

#include <algorithm>

namespace hamlet::path {

BlockBound::BlockBound(const Graph& graph, std::span<const std::uint8_t> colours)
    : graph_(graph),
      colours_(colours),
      entered_(graph.vertex_count(), 0),
      low_(graph.vertex_count(), 0),
      hanging_(graph.vertex_count()) {}

std::optional<Vertex> BlockBound::reachable(Vertex head, std::span<const std::uint8_t> visited,
                                            std::optional<Vertex> end) {
  open_.assign(1, head);
  entered_[head] = ++clock_;
  for (std::size_t i = 0; i < open_.size(); ++i) {
    for (Vertex w : graph_.out(open_[i])) {
      if (visited[w] || entered_[w] >= begin_) continue;
      entered_[w] = ++clock_;
      open_.push_back(w);
    }
  }
  if (end && entered_[*end] < begin_) return std::nullopt;
  return static_cast<Vertex>(open_.size() - 1);
}

void BlockBound::enter(Vertex v) {
  entered_[v] = low_[v] = ++clock_;
  hanging_[v] = {};
  stack_.push_back({v, 0});
  open_.push_back(v);
}

/// The block of `cut` and everything entered since `child`: walked from the cut vertex, then left at one of
/// its vertices for what hangs there.
void BlockBound::close_block(Vertex cut, Vertex child, std::optional<Vertex> end) {
  Vertex like_cut = 0, unlike_cut = 0;
  Hanging behind;
  bool ends_inside = !end;
  Vertex v;
  do {
    v = open_.back();
    open_.pop_back();
    const bool alike = !colours_.empty() && colours_[v] == colours_[cut];
    ++(alike ? like_cut : unlike_cut);
    if (end == v) ends_inside = true;
    if (end && !hanging_[v].ends) continue;
    behind.most = std::max(behind.most, hanging_[v].most);
    behind.ends = true;
  } while (v != child);
  Vertex inside = like_cut + unlike_cut;
  if (!colours_.empty()) inside = unlike_cut > like_cut ? 2 * like_cut + 1 : 2 * unlike_cut;
  const bool ends = ends_inside || behind.ends;
  if (!ends) return;
  hanging_[cut].most = std::max(hanging_[cut].most, inside + behind.most);
  hanging_[cut].ends = true;
}

std::optional<Vertex> BlockBound::most_more(Vertex head, std::span<const std::uint8_t> visited,
                                            std::optional<Vertex> end) {
  if (end == head) end.reset();
  begin_ = clock_ + 1;
  if (graph_.is_directed()) return reachable(head, visited, end);
  stack_.clear();
  open_.clear();
  enter(head);
  for (;;) {
    Frame& frame = stack_.back();
    const auto out = graph_.out(frame.vertex);
    if (frame.next < out.size()) {
      const Vertex w = out[frame.next++];
      if (visited[w] && w != head) continue;
      if (entered_[w] >= begin_) {
        low_[frame.vertex] = std::min(low_[frame.vertex], entered_[w]);
      } else {
        enter(w);
      }
      continue;
    }
    const Vertex done = frame.vertex;
    stack_.pop_back();
    if (stack_.empty()) break;
    const Vertex parent = stack_.back().vertex;
    low_[parent] = std::min(low_[parent], low_[done]);
    if (low_[done] >= entered_[parent]) close_block(parent, done, end);
  }
  if (end && !hanging_[head].ends) return std::nullopt;
  return hanging_[head].most;
}

}  // namespace hamlet::path
