#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/solve/bridges/numberlink/k_grid.hpp"

namespace hamlet::bridges::numberlink {

/// A condition of the document's Proposition that holds, so that the grid has no solution.
struct Unsolvable {
  int condition;
  std::string_view name;
  std::vector<Vertex> islands;  // the node, then its neighbour if one is meant; empty for the sum of all
  std::string sentence;
};

/// A condition that makes a grid unsolvable, tested in time linear in the nodes.
struct UnsolvabilityCondition {
  int number;
  std::string_view name;
  std::string_view summary;
  std::optional<Unsolvable> (*find)(const KGrid& grid);
};

/// The six conditions of the Proposition, in its order. (Its proof mentions a part 7: that is the sixth.) All
/// of them hold with eight neighbours too, and if nodes that may not be joined are not counted as neighbours.
/// A `?` takes what k allows; with a `?`, the sum of all magnitudes is unknown.
std::span<const UnsolvabilityCondition> unsolvability_conditions();

/// The first condition that holds, at its first node in reading order. If there is none, the grid may still
/// be unsolvable.
std::optional<Unsolvable> unsolvability(const BridgesPuzzle& puzzle);

}  // namespace hamlet::bridges::numberlink
