#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "hamlet/base/parallel.hpp"

namespace hamlet::path {

/// Sorts the numbers below `count` by ascending key, stably. Keys have `bits` bits. `key` is called several
/// times, by several threads, and only a few keys are stored. Nothing if the run ended first.
std::optional<std::vector<std::uint32_t>> order_by_key(std::size_t count,
                                                       const std::function<std::uint64_t(std::size_t)>& key,
                                                       unsigned bits, Workers& workers, const Run& run);

}  // namespace hamlet::path
