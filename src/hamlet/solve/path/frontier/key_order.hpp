#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "hamlet/base/parallel.hpp"

namespace hamlet {

/// The indices of the keys, so that the keys ascend; equal ones stay in their order. Only the lowest `bits`
/// bits of the keys are used. Nothing if the run ended first.
std::optional<std::vector<std::uint32_t>> order_by_key(std::span<const std::uint64_t> keys, unsigned bits,
                                                       Workers& workers, const Run& run);

}  // namespace hamlet
