#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

namespace hamlet {

/// States of `words` words, each with a number of ways that is `digits` words long, lowest first; open
/// addressing, at most three quarters full. A state's first bit is set, so an empty place is known by its
/// zero.
template <std::size_t words>
class StateTable {
 public:
  using State = std::array<std::uint64_t, words>;

  StateTable() = default;
  StateTable(std::size_t digits, std::size_t places) : digits_(digits), mask_(places - 1) {
    cells_.assign(places * stride(), 0);
  }

  static std::size_t bytes_for(std::size_t digits, std::size_t places) {
    return places * (words + digits) * 8;
  }
  std::size_t bytes() const { return cells_.size() * 8; }
  std::size_t size() const { return size_; }
  std::size_t digits() const { return digits_; }
  std::size_t places() const { return mask_ + 1; }
  bool has_room_for(std::size_t more) const { return size_ + more <= places() / 4 * 3; }

  static std::uint64_t hash(const State& state) {
    std::uint64_t h = 0;
    for (std::uint64_t word : state) {
      h = (h ^ word) * 0x9e3779b97f4a7c15u;
      h ^= h >> 32;
    }
    return h;
  }
  void prefetch(std::uint64_t hash) const { __builtin_prefetch(&cells_[(hash & mask_) * stride()], 1); }

  /// There must be room. False if the sum is too long for the digits.
  bool add(const State& state, std::uint64_t hash, const std::uint64_t* ways) {
    std::size_t place = hash & mask_;
    while (true) {
      std::uint64_t* const cell = &cells_[place * stride()];
      if (cell[0] == 0) {
        std::copy(state.begin(), state.end(), cell);
        std::copy(ways, ways + digits_, cell + words);
        ++size_;
        return true;
      }
      if (std::equal(state.begin(), state.end(), cell)) return add_ways(cell + words, ways);
      place = (place + 1) & mask_;
    }
  }

  template <class Visit>
  void for_each(Visit&& visit) const {
    State state;
    for (std::size_t at = 0; at < cells_.size(); at += stride()) {
      if (cells_[at] == 0) continue;
      std::copy_n(&cells_[at], words, state.begin());
      visit(state, &cells_[at + words]);
    }
  }

  /// The same states in a table with other places or more digits.
  StateTable moved(std::size_t digits, std::size_t places) const {
    StateTable table(digits, places);
    std::vector<std::uint64_t> ways(digits, 0);
    for_each([&](const State& state, const std::uint64_t* old) {
      std::copy_n(old, digits_, ways.begin());
      table.add(state, hash(state), ways.data());
    });
    return table;
  }

 private:
  std::size_t stride() const { return words + digits_; }
  bool add_ways(std::uint64_t* sum, const std::uint64_t* ways) const {
    bool carry = false;
    for (std::size_t i = 0; i < digits_; ++i) {
      const bool wraps = __builtin_add_overflow(sum[i], ways[i], &sum[i]);
      carry = __builtin_add_overflow(sum[i], std::uint64_t{carry}, &sum[i]) || wraps;
    }
    return !carry;
  }

  std::size_t digits_ = 1;
  std::size_t mask_ = 0;
  std::size_t size_ = 0;
  std::vector<std::uint64_t> cells_;
};

}  // namespace hamlet
