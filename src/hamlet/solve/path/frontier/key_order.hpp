#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hamlet {

/// The indices of the keys, so that the keys ascend; equal ones stay in their order. Only the lowest `bits`
/// bits of the keys are used.
std::vector<std::uint32_t> order_by_key(std::span<const std::uint64_t> keys, unsigned bits);

}  // namespace hamlet
