#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet::bridges {

/// The number of bridges on each lane of a puzzle.
using BridgesByLane = std::vector<int>;

/// Visits every solution of a small puzzle, until the visitor returns false. Tries every number of bridges on
/// one lane after the other and confirms each net by `check`: brute force, which shares no mistake with the
/// code that is compared to it. At most 64 lanes.
void visit_all_nets(const BridgesPuzzle& puzzle, const std::function<bool(const BridgesByLane&)>& visitor);

/// All solutions, or the first `at_most`.
std::vector<BridgesByLane> all_nets(const BridgesPuzzle& puzzle, std::size_t at_most = SIZE_MAX);

/// The number of solutions, but at most `at_most`.
std::size_t count_nets(const BridgesPuzzle& puzzle, std::size_t at_most = SIZE_MAX);

/// What a random grid may have. A switch that is on permits a feature, but does not force it.
struct SmallGridOptions {
  int most_rows = 5;
  int most_cols = 5;
  std::size_t most_islands = 10;
  std::size_t most_lanes = 16;
  int most_k = 4;
  bool unknown = true;  // `?` clues
  bool eight = true;
  bool touching = true;
  bool no_loops = true;
  bool forbidden = true;
};

/// Makes a grid with at least two islands. Half of the grids are made from a random net, and nearly all of
/// these have a solution. A quarter are such grids with one or two clues changed. The rest have random clues.
BridgesGrid random_small_grid(Rng& rng, const SmallGridOptions& options = {});

}  // namespace hamlet::bridges
