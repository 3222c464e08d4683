#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet::bridges {

/// The number of bridges on each lane of a puzzle.
using BridgesByLane = std::vector<int>;

/// Visits every solution of a small puzzle, by trying every number of bridges on one lane after the other and
/// asking `check` about each that fits: no cleverness that could share a mistake with what it is compared to.
/// Until the visitor says false. At most 64 lanes.
void visit_all_nets(const BridgesPuzzle& puzzle, const std::function<bool(const BridgesByLane&)>& visitor);

/// All of them, or the first `at_most`.
std::vector<BridgesByLane> all_nets(const BridgesPuzzle& puzzle, std::size_t at_most = SIZE_MAX);

/// How many there are, or `at_most`.
std::size_t count_nets(const BridgesPuzzle& puzzle, std::size_t at_most = SIZE_MAX);

/// What a random grid may have. Each of the switches is a permission: grids without it are among them.
struct SmallGridOptions {
  int most_rows = 5;
  int most_cols = 5;
  std::size_t most_islands = 10;
  std::size_t most_lanes = 16;
  int most_k = 4;
  bool unknown = true;  // ? clues
  bool eight = true;
  bool touching = true;
  bool no_loops = true;
  bool forbidden = true;
};

/// At least two islands. Half are built from a random net, and nearly all of these have a solution; a quarter
/// have one or two clues of such a grid changed; the clues of the rest are random.
BridgesGrid random_small_grid(Rng& rng, const SmallGridOptions& options = {});

}  // namespace hamlet::bridges
