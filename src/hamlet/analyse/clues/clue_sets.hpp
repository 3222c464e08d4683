#pragma once

#include <functional>
#include <map>
#include <vector>

#include "hamlet/analyse/clues/differences.hpp"
#include "hamlet/base/run.hpp"

namespace hamlet {

struct MinimalSets {
  std::uint64_t count = 0;  // reported so far; in all there is at least one
  std::map<std::size_t, std::uint64_t> by_size = {};
  std::size_t differences = 0;  // minimal difference sets, each of which every clue set meets
  bool all = false;
};
/// Reports each minimal clue set until `show` returns false.
MinimalSets count_minimal_sets(Differences& differences, const Run& run,
                               const std::function<bool(const std::vector<ClueElement>&)>& show);

/// A smallest clue set.
struct SmallestSet {
  std::vector<ClueElement> elements = {};  // enough, and the smallest set known
  std::size_t at_least = 0;                // no clue set is smaller; equals their number if that is proved
  std::size_t differences = 0;
  bool is_minimal = false;  // no clue of it can be left out
  bool is_proved() const { return elements.size() == at_least; }
};
/// `known` is a clue set to start from; the smaller, the better.
SmallestSet smallest_set(Differences& differences, std::vector<ClueElement> known, const Run& run);

}  // namespace hamlet
