#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hamlet {

/// A max-heap of variables by recent activity. A variable may be absent from the heap.
class ActivityHeap {
 public:
  ActivityHeap() = default;
  explicit ActivityHeap(std::size_t variables) {
    while (place_.size() < variables) add_variable(0);
  }
  void clear() {
    activity_.clear();
    heap_.clear();
    place_.clear();
    bump_ = 1;
  }
  /// Adds the next variable and inserts it into the heap.
  void add_variable(double activity) {
    activity_.push_back(activity);
    place_.push_back(nowhere);
    insert(static_cast<std::uint32_t>(place_.size() - 1));
  }
  bool is_empty() const { return heap_.empty(); }
  void insert(std::uint32_t v) {
    if (place_[v] != nowhere) return;
    place_[v] = static_cast<std::uint32_t>(heap_.size());
    heap_.push_back(v);
    move_up(place_[v]);
  }
  std::uint32_t pop() {
    const std::uint32_t top = heap_[0], last = heap_.back();
    place_[top] = nowhere;
    heap_.pop_back();
    if (!heap_.empty()) {
      heap_[0] = last;
      place_[last] = 0;
      move_down(0);
    }
    return top;
  }
  void bump(std::uint32_t v) {
    activity_[v] += bump_;
    if (activity_[v] > too_active) scale_down();
    if (place_[v] != nowhere) move_up(place_[v]);
  }
  /// Decays the weight of all earlier bumps by the factor `share_left`.
  void fade(double share_left) { bump_ /= share_left; }

 private:
  static constexpr std::uint32_t nowhere = ~std::uint32_t{0};
  static constexpr double too_active = 1e100;

  void scale_down() {
    for (double& activity : activity_) activity /= too_active;
    bump_ /= too_active;
  }
  bool is_before(std::uint32_t a, std::uint32_t b) const { return activity_[a] > activity_[b]; }
  void put(std::uint32_t v, std::uint32_t at) {
    heap_[at] = v;
    place_[v] = at;
  }
  void move_up(std::uint32_t at) {
    const std::uint32_t v = heap_[at];
    while (at > 0 && is_before(v, heap_[(at - 1) / 2])) {
      put(heap_[(at - 1) / 2], at);
      at = (at - 1) / 2;
    }
    put(v, at);
  }
  void move_down(std::uint32_t at) {
    const std::uint32_t v = heap_[at];
    const auto size = static_cast<std::uint32_t>(heap_.size());
    for (std::uint32_t below = 2 * at + 1; below < size; below = 2 * at + 1) {
      if (below + 1 < size && is_before(heap_[below + 1], heap_[below])) ++below;
      if (!is_before(heap_[below], v)) break;
      put(heap_[below], at);
      at = below;
    }
    put(v, at);
  }

  std::vector<double> activity_;
  double bump_ = 1;
  std::vector<std::uint32_t> heap_;
  std::vector<std::uint32_t> place_;
};

}  // namespace hamlet
