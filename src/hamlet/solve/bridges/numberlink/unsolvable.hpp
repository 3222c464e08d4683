#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/solve/bridges/numberlink/k_grid.hpp"

namespace hamlet::bridges::numberlink {

/// A grid that cannot be solved, by a condition of the document's Proposition.
struct Unsolvable {
  int condition;
  std::string_view name;
  std::vector<Vertex> islands;  // the node, then the neighbour it is about if any; none for the sum of all
  std::string sentence;
};

/// A condition that makes a grid unsolvable, seen at a glance: in time that goes with the nodes.
struct UnsolvabilityCondition {
  int number;
  std::string_view name;
  std::string_view summary;
  std::optional<Unsolvable> (*find)(const KGrid& grid);
};

/// The six of the Proposition in its order. (Its proof speaks of a part 7: that is the sixth.) All hold as
/// well with eight neighbours, and with pairs that may not be joined counted as no neighbours. A `?` takes
/// what k allows, and if there is one the sum of all is unknown.
std::span<const UnsolvabilityCondition> unsolvability_conditions();

/// The first that applies, at the first node in reading order. Nothing does not mean that there is a
/// solution.
std::optional<Unsolvable> unsolvability(const BridgesPuzzle& puzzle);

}  // namespace hamlet::bridges::numberlink
