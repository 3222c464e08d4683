#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"

namespace hamlet {

/// Sets of numbers 0 … size − 1, each in ascending order.
using SetFamily = std::vector<std::vector<std::uint32_t>>;

/// Reports every minimal hitting set of the family once, its elements ascending, until `show` returns false.
/// Returns false if it did, or if the run ended first. This is MMCS (Murakami and Uno): recursion is as deep
/// as the largest minimal hitting set, and no set is found twice.
bool for_each_minimal_hitting_set(const SetFamily& family, std::uint32_t size, const Run& run,
                                  const std::function<bool(const std::vector<std::uint32_t>&)>& show);

/// A smallest hitting set of the family, given that none has fewer than `at_least` elements. Nothing if the
/// run ended first. No set of the family is empty.
std::optional<std::vector<std::uint32_t>> smallest_hitting_set(const SetFamily& family, std::uint32_t size,
                                                               std::size_t at_least, const Run& run);

}  // namespace hamlet
