#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace hamlet {

/// Items 0..n-1, the one most active lately on top.
class ActivityHeap {
 public:
  explicit ActivityHeap(std::size_t items) : activity_(items, 0), place_(items) {
    for (std::uint32_t i = 0; i < items; ++i) {
      heap_.push_back(i);
      place_[i] = i;
    }
  }

  bool is_empty() const { return heap_.empty(); }
  bool contains(std::uint32_t item) const { return place_[item] != absent; }

  std::uint32_t take_top() {
    const std::uint32_t top = heap_.front();
    place_[top] = absent;
    const std::uint32_t last = heap_.back();
    heap_.pop_back();
    if (last != top) {
      heap_.front() = last;
      place_[last] = 0;
      sink(0);
    }
    return top;
  }
  void insert(std::uint32_t item) {
    if (contains(item)) return;
    place_[item] = static_cast<std::uint32_t>(heap_.size());
    heap_.push_back(item);
    rise(place_[item]);
  }
  void bump(std::uint32_t item) {
    activity_[item] += step_;
    if (activity_[item] > 1e100) rescale();
    if (contains(item)) rise(place_[item]);
  }
  /// Later bumps weigh more.
  void decay() { step_ /= 0.95; }

 private:
  static constexpr std::uint32_t absent = UINT32_MAX;

  void rescale() {
    for (double& activity : activity_) activity *= 1e-100;
    step_ *= 1e-100;
  }
  void put(std::size_t place, std::uint32_t item) {
    heap_[place] = item;
    place_[item] = static_cast<std::uint32_t>(place);
  }
  void rise(std::size_t place) {
    const std::uint32_t item = heap_[place];
    while (place > 0 && activity_[heap_[(place - 1) / 2]] < activity_[item]) {
      put(place, heap_[(place - 1) / 2]);
      place = (place - 1) / 2;
    }
    put(place, item);
  }
  void sink(std::size_t place) {
    const std::uint32_t item = heap_[place];
    for (std::size_t child = 2 * place + 1; child < heap_.size(); child = 2 * place + 1) {
      if (child + 1 < heap_.size() && activity_[heap_[child + 1]] > activity_[heap_[child]]) ++child;
      if (activity_[heap_[child]] <= activity_[item]) break;
      put(place, heap_[child]);
      place = child;
    }
    put(place, item);
  }

  std::vector<double> activity_;
  std::vector<std::uint32_t> place_, heap_;
  double step_ = 1;
};

}  // namespace hamlet
