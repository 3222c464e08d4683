#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet::bridges {

/// A lane whose number of bridges is not yet known.
struct OpenLane {
  static constexpr std::uint32_t none = ~std::uint32_t{0};

  std::array<std::uint32_t, 2> island;  // none where the demand is unknown
  std::array<std::uint32_t, 2> group;   // joined by its first bridge; none if they are joined already
  int span;                             // it can carry 0 to span bridges beyond the known ones
  LaneIndex lane;                       // in the network

  bool joins() const { return group[0] != none; }
};

/// Open lanes that can be decided independently of all others. A net of the part gives every island what it
/// needs, has bridges on no two lanes that cross, and joins all groups (without loops if `no_loops`).
struct OpenPart {
  std::vector<int> need;  // by island, beyond the known bridges
  std::uint32_t groups = 0;
  std::vector<OpenLane> lanes = {};
  std::vector<std::vector<std::uint32_t>> crossing = {};  // by lane
  bool no_loops = false;
};

/// Splits what the bounds leave open into independent parts: the number of nets is the product over the
/// parts. Returns nothing if it finds that there is no net. Islands joined by known bridges form a group, and
/// several parts may touch the same group: all islands are joined if every part joins its groups. (An unknown
/// demand is at least one bridge, which follows if all islands are joined.)
std::optional<std::vector<OpenPart>> open_parts(const Network& network, const LaneBounds& bounds);

}  // namespace hamlet::bridges
