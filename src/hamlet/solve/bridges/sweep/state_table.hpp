#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace hamlet::bridges {

/// A hash table from states of `words` words to numbers of ways of `digits` words, least significant first.
/// Open addressing, at most three quarters full. A state's first bit is set, so a zero word marks an empty
/// place.
template <std::size_t words>
class StateTable {
 public:
  using State = std::array<std::uint64_t, words>;
  static constexpr std::size_t least_places = 16;

  StateTable() : StateTable(0, least_places) {}
  /// `places` must be a power of two.
  StateTable(std::size_t digits, std::size_t places) : digits_(digits), mask_(places - 1) {
    cells_.assign(places * stride(), 0);
  }

  static std::size_t bytes_for(std::size_t digits, std::size_t places) {
    return places * (words + digits) * sizeof(std::uint64_t);
  }
  std::size_t bytes() const { return bytes_for(digits_, places()); }
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

  /// Adds `ways` to the number of a state. There must be room for one more state. Returns false if the sum
  /// overflows its digits.
  bool add(const State& state, std::uint64_t hash, const std::uint64_t* ways) {
    std::uint64_t* const cell = &cells_[place_of(state, hash) * stride()];
    if (cell[0] != 0) return add_ways(cell + words, ways);
    std::copy(state.begin(), state.end(), cell);
    std::copy(ways, ways + digits_, cell + words);
    ++size_;
    return true;
  }
  bool contains(const State& state) const { return cells_[place_of(state, hash(state)) * stride()] != 0; }
  /// The number of ways of a state, or null if the table does not have it.
  const std::uint64_t* find(const State& state) const {
    const std::uint64_t* const cell = &cells_[place_of(state, hash(state)) * stride()];
    return cell[0] == 0 ? nullptr : cell + words;
  }

  template <class Visit>
  void for_each(Visit&& visit) const {
    State state;
    for (std::size_t at = 0; at < cells_.size(); at += stride()) {
      if (cells_[at] == 0) continue;
      std::copy_n(&cells_[at], words, state.begin());
      visit(state, &cells_[at] + words);
    }
  }

  /// A copy with more places or more digits.
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
  /// The place of the state, or the empty place where it belongs.
  std::size_t place_of(const State& state, std::uint64_t hash) const {
    std::size_t place = hash & mask_;
    while (true) {
      const std::uint64_t* const cell = &cells_[place * stride()];
      if (cell[0] == 0 || std::equal(state.begin(), state.end(), cell)) return place;
      place = (place + 1) & mask_;
    }
  }
  bool add_ways(std::uint64_t* sum, const std::uint64_t* ways) const {
    bool carry = false;
    for (std::size_t i = 0; i < digits_; ++i) {
      const bool wraps = __builtin_add_overflow(sum[i], ways[i], &sum[i]);
      carry = __builtin_add_overflow(sum[i], std::uint64_t{carry}, &sum[i]) || wraps;
    }
    return !carry;
  }

  std::size_t digits_;
  std::size_t mask_;
  std::size_t size_ = 0;
  std::vector<std::uint64_t> cells_;
};

/// Fills a table and lets it grow. States are gathered first, while their places are prefetched.
template <std::size_t words>
class TableFiller {
 public:
  using Table = StateTable<words>;
  enum class Filled { well, too_large, too_long };

  /// The table, with its larger copy while it grows, takes at most `most_bytes`.
  TableFiller(std::size_t digits, std::size_t places, std::uint64_t most_bytes)
      : table_(digits, std::max(places, Table::least_places)), most_bytes_(most_bytes) {}

  /// `ways` must stay valid until the table is taken.
  void put(const typename Table::State& state, const std::uint64_t* ways) {
    const std::uint64_t hash = Table::hash(state);
    table_.prefetch(hash);
    gathered_[size_++] = {state, hash, ways};
    if (size_ == gathered_.size()) add_gathered();
  }
  /// `too_long` if a sum overflowed its digits, `too_large` if the table could not grow. What is put after
  /// that is lost.
  Filled filled() const { return filled_; }
  /// Valid after that too.
  std::size_t size() const { return table_.size(); }
  Filled finish() {
    add_gathered();
    return filled_;
  }
  Table take() { return std::move(table_); }

 private:
  struct Gathered {
    typename Table::State state;
    std::uint64_t hash;
    const std::uint64_t* ways;
  };

  void add_gathered() {
    if (!table_.has_room_for(size_)) grow();
    for (std::size_t i = 0; i < size_ && filled_ == Filled::well; ++i) {
      if (!table_.add(gathered_[i].state, gathered_[i].hash, gathered_[i].ways)) filled_ = Filled::too_long;
    }
    size_ = 0;
  }
  void grow() {
    std::size_t places = 2 * table_.places();
    while (table_.size() + size_ > places / 4 * 3) places *= 2;
    if (table_.bytes() + Table::bytes_for(table_.digits(), places) > most_bytes_) {
      filled_ = Filled::too_large;
    } else {
      table_ = table_.moved(table_.digits(), places);
    }
  }

  Table table_;
  std::uint64_t most_bytes_;
  std::array<Gathered, 32> gathered_;
  std::size_t size_ = 0;
  Filled filled_ = Filled::well;
};

}  // namespace hamlet::bridges
