#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "hamlet/base/count.hpp"
#include "hamlet/solve/bridges/sweep/state_table.hpp"

namespace hamlet::bridges {

/// The number that a table stores in `digits` words.
inline Count number_of_ways(const std::uint64_t* ways, std::size_t digits) {
  const Count base = Count(std::uint64_t{1} << 63) * 2;
  Count number = ways[digits - 1];
  for (std::size_t i = digits - 1; i-- > 0;) number = number * base + ways[i];
  return number;
}

/// The states of a layer with their numbers of ways, without the empty places of a table. They are sorted, so
/// that their order does not depend on how large the table had grown.
template <std::size_t words>
class KeptLayer {
 public:
  using State = typename StateTable<words>::State;

  explicit KeptLayer(const StateTable<words>& table) : digits_(table.digits()) {
    std::vector<std::pair<State, const std::uint64_t*>> states;
    states.reserve(table.size());
    table.for_each([&](const State& state, const std::uint64_t* ways) { states.emplace_back(state, ways); });
    std::sort(states.begin(), states.end());
    states_.reserve(states.size());
    ways_.reserve(states.size() * digits_);
    for (const auto& [state, ways] : states) {
      states_.push_back(state);
      ways_.insert(ways_.end(), ways, ways + digits_);
    }
  }

  /// What keeping a table takes, with the list by which it is sorted.
  static std::uint64_t bytes_for(const StateTable<words>& table) {
    return table.size() * (2 * sizeof(State) + sizeof(void*) + table.digits() * sizeof(std::uint64_t));
  }
  std::uint64_t bytes() const {
    return states_.size() * sizeof(State) + ways_.size() * sizeof(std::uint64_t);
  }

  std::size_t size() const { return states_.size(); }
  const State& state(std::size_t i) const { return states_[i]; }
  Count ways(std::size_t i) const { return number_of_ways(&ways_[i * digits_], digits_); }

 private:
  std::size_t digits_;
  std::vector<State> states_;
  std::vector<std::uint64_t> ways_;
};

}  // namespace hamlet::bridges
