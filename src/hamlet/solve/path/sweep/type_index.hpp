#pragma once

#include <unordered_map>
#include <vector>

#include "hamlet/solve/path/sweep/matching/bit_move.hpp"
#include "hamlet/solve/path/sweep/matching/state_type.hpp"

namespace hamlet::path {

/// An index of the target types of one group. They differ only at the places that the step touches, so a
/// table over these places suffices unless the step touches very many.
class TypeIndex {
 public:
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  /// Clears the index and prepares it for another step.
  void prepare(PlaceMask touched) {
    clear();
    std::vector<int> target(most_places, BitMove<PlaceMask>::dropped);
    touched_ = 0;
    for (unsigned i = 0; i < most_places; ++i) {
      if (touched >> i & 1) target[i] = static_cast<int>(touched_++);
    }
    gather_ = BitMove<PlaceMask>(target);
    if (direct() && slots_.size() < std::size_t{1} << 2 * touched_)
      slots_.resize(std::size_t{1} << 2 * touched_, none);
  }

  std::uint32_t find(StateType type) const {
    if (direct()) return slots_[slot(type)];
    const auto found = others_.find(key(type));
    return found == others_.end() ? none : found->second;
  }
  void put(StateType type, std::uint32_t index) {
    if (direct()) {
      used_.push_back(slot(type));
      slots_[used_.back()] = index;
    } else {
      others_[key(type)] = index;
    }
  }
  void clear() {
    for (std::uint32_t slot : used_) slots_[slot] = none;
    used_.clear();
    others_.clear();
  }

 private:
  static constexpr unsigned most_direct = 10;  // a table of four megabytes

  bool direct() const { return touched_ <= most_direct; }
  std::uint32_t slot(StateType type) const { return gather_(type.outer) | gather_(type.inner) << touched_; }
  static std::uint64_t key(StateType type) { return std::uint64_t{type.inner} << 32 | type.outer; }

  unsigned touched_ = 0;
  BitMove<PlaceMask> gather_;
  std::vector<std::uint32_t> slots_;
  std::vector<std::uint32_t> used_;
  std::unordered_map<std::uint64_t, std::uint32_t> others_;
};

}  // namespace hamlet::path
