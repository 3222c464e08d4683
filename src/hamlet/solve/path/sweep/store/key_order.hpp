#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "hamlet/base/parallel.hpp"

namespace hamlet::path {

/// The numbers below `count`, so that their keys ascend; equal ones stay in their order. Keys have `bits`
/// bits; they are asked for several times, by several threads, and only a few at a time are kept. Nothing if
/// the run ended first.
std::optional<std::vector<std::uint32_t>> order_by_key(std::size_t count,
                                                       const std::function<std::uint64_t(std::size_t)>& key,
                                                       unsigned bits, Workers& workers, const Run& run);

}  // namespace hamlet::path
