#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet {

/// What a format for bridges puzzles can hold. None of them can express diagonal or forbidden lanes, or
/// blocked cells.
struct BridgesLimits {
  int least_k = 2;
  int most_k = 2;
  int least_demand = 0;
  int most_demand = 1'000'000;
  bool no_loops = false;
  bool unknown_demands = false;
  bool touching_islands = true;
};

/// Throws an InputError at `format` if the format cannot hold the puzzle.
void require_holds(const BridgesLimits& limits, const BridgesGrid& grid, std::string_view format);

/// Parses an island's number, or throws an InputError if no island can have that demand.
int demand_from(std::string_view number, std::string_view where);

}  // namespace hamlet
