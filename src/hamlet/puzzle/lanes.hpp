#pragma once

#include <utility>
#include <vector>

#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet {

/// The pairs of islands that see each other. `islands` must be in reading order.
std::vector<Lane> lanes_between(const std::vector<Island>& islands, bool eight);
/// The same without those that look across a blocked cell. `blocked` must be in reading order too.
std::vector<Lane> lanes_between(const std::vector<Island>& islands, const std::vector<Cell>& blocked,
                                bool eight);

/// The pairs of lanes that cross, by index, each pair ascending.
std::vector<std::pair<std::size_t, std::size_t>> crossings_of(const std::vector<Island>& islands,
                                                              const std::vector<Lane>& lanes);

}  // namespace hamlet
