#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "hamlet/analyse/clues/hitting_sets.hpp"

namespace hamlet {

/// The answer to "which set of the family has none of the chosen elements?"
struct MissedSet {
  std::optional<std::vector<std::uint32_t>> set = {};
  /// If no set is missed: chosen elements that are enough for that, if fewer than all are known to be.
  std::optional<std::vector<std::uint32_t>> enough = {};
  bool stopped = false;  // the run ended before this was decided
};

/// Finds a set of a family that is too large to list, given the chosen elements, ascending.
using FindMissedSet = std::function<MissedSet(const std::vector<std::uint32_t>&)>;

struct LazyHittingSet {
  std::vector<std::uint32_t> set;  // meets all sets; the smallest such set known
  std::size_t at_least = 0;        // no such set is smaller
  std::size_t sets = 0;            // sets of the family that were looked at
  bool is_minimal = false;         // no element of `set` can be left out

  bool is_smallest() const { return set.size() == at_least; }
};

/// A smallest set that meets every set of a family, which is learnt a set at a time (implicit hitting sets).
/// `known` meets all of them; the smaller, the better. If the run ends first, the bounds are what is known.
LazyHittingSet lazy_hitting_set(std::uint32_t size, std::vector<std::uint32_t> known,
                                const FindMissedSet& find, const Progress& doing, const Run& run);

}  // namespace hamlet
