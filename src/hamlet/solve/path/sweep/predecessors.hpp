#pragma once

#include <vector>

#include "hamlet/solve/path/sweep/kept_layers.hpp"

namespace hamlet::path {

/// One way in which a state may have come about: from another of the layer before.
struct Predecessor {
  SweptState state;
  PlaceMask chosen = 0;    // the neighbours that its vertex was joined to, in places of the step
  std::uint64_t ways = 0;  // to come to it
};

/// Every state of the layer before that leads to this one, appended in a fixed order: only those that the
/// sweep comes to. Their ways add up to those of the state, so that a walk back never comes to a dead end.
/// The first layer has none.
void append_predecessors(const KeptLayers& layers, SweptState state, std::vector<Predecessor>& to);

/// The states that close a cycle, with the choice that does it, appended in a fixed order. Their ways add up
/// to the number of cycles.
void append_endings(const KeptLayers& layers, std::vector<Predecessor>& to);

}  // namespace hamlet::path
