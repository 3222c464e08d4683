#pragma once

#include <compare>
#include <vector>

#include "hamlet/solve/bridges/find.hpp"

namespace hamlet {

/// What can be printed in a bridges puzzle besides its demands: a demand for an island without one; bridges
/// that are given, to which more may be added; or a pair of islands that must not be joined.
struct NetClue {
  enum class Kind { demand, given, forbidden };
  Kind kind = Kind::demand;
  Vertex island = 0;  // of a demand
  Lane lane = {};     // of the others
  int n = 0;          // the demand, or the bridges given

  friend auto operator<=>(const NetClue&, const NetClue&) = default;
};

/// A puzzle with the bridges that are drawn in it.
struct NetTask {
  BridgesPuzzle puzzle;
  std::vector<Bridge> drawn = {};
};

NetTask with_clues(const NetTask& task, const std::vector<NetClue>& clues);
/// The same with other demands, by island; nothing for `?`.
NetTask with_demands(const NetTask& task, const std::vector<std::optional<int>>& demands);

/// Up to `most` nets of it.
bridges::Found find_nets(const NetTask& task, std::uint64_t most, const Run& run);

/// The number of bridges at each island.
std::vector<int> bridges_at(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net);

}  // namespace hamlet
