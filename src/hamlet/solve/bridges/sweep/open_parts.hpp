#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet::bridges {

/// A lane whose number of bridges is not settled.
struct OpenLane {
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  std::array<std::uint32_t, 2> island;  // none where any number will do
  std::array<std::uint32_t, 2> group;   // what its first bridge joins; none if that is joined anyway
  int span;                             // it carries 0 to span bridges beyond those known

  bool joins() const { return group[0] != none; }
};

/// Open lanes that can be decided without looking at any other: bridges are chosen such that every island
/// gets what it needs, no two lanes that cross carry any, and all groups are joined (without loops, if so
/// asked).
struct OpenPart {
  std::vector<int> need;  // of each island, beyond the bridges that are known
  std::uint32_t groups = 0;
  std::vector<OpenLane> lanes = {};
  std::vector<std::vector<std::uint32_t>> crossing = {};  // of each lane
  bool no_loops = false;
};

/// What bounds leave to be decided, in parts whose numbers of nets multiply; nothing if there is no net.
/// Islands joined by bridges that are known become one group, at which parts may meet: all islands are joined
/// when the groups of every part are. (A clue that is not known asks for one bridge at least, which is so
/// where all islands are joined.)
std::optional<std::vector<OpenPart>> open_parts(const Network& network, const LaneBounds& bounds);

}  // namespace hamlet::bridges
