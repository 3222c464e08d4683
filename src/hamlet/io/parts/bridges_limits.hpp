#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet {

/// What a format of bridges puzzles can hold. None knows diagonal lanes or forbidden ones.
struct BridgesLimits {
  int least_k = 2;
  int most_k = 2;
  int least_demand = 0;
  int most_demand = 1'000'000;
  bool no_loops = false;
  bool unknown_demands = false;
  bool touching_islands = true;
};

/// Refuses, in the format's name, a puzzle that the format cannot hold.
void require_holds(const BridgesLimits& limits, const BridgesGrid& grid, std::string_view format);

/// An island's number from a text; refuses what no island can demand.
int demand_from(std::string_view number, std::string_view where);

}  // namespace hamlet
