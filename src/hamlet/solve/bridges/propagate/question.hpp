#pragma once

#include <utility>

#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet::bridges {

/// What is asked of solvers, counters and the ladder: a puzzle, laid out once, and bounds on its lanes. The
/// puzzle must outlive it.
struct Question {
  const BridgesPuzzle& puzzle;
  Network network;
  LaneBounds bounds;

  /// With no bounds but the puzzle's own.
  explicit Question(const BridgesPuzzle& asked)
      : puzzle(asked), network(asked), bounds(open_bounds(network)) {}
  Question(const BridgesPuzzle& asked, LaneBounds given)
      : puzzle(asked), network(asked), bounds(std::move(given)) {}
  explicit Question(BridgesPuzzle&&) = delete;
};

}  // namespace hamlet::bridges
