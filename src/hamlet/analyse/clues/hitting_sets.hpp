#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"

namespace hamlet {

/// Sets of the numbers 0 … size − 1, each ascending.
using SetFamily = std::vector<std::vector<std::uint32_t>>;

/// Shows every set that meets all of the family and of which no part does, each once, ascending; until
/// `show` says to stop. False if it did, or if the run ended first. (Murakami and Uno's MMCS: as deep as
/// the largest such set, and never the same set twice.)
bool for_each_minimal_hitting_set(const SetFamily& family, std::uint32_t size, const Run& run,
                                  const std::function<bool(const std::vector<std::uint32_t>&)>& show);

/// A set with as few elements as can be that meets all of the family, and at least `at_least`; nothing if
/// the run ended first. No set of the family is empty.
std::optional<std::vector<std::uint32_t>> smallest_hitting_set(const SetFamily& family, std::uint32_t size,
                                                               std::size_t at_least, const Run& run);

}  // namespace hamlet
