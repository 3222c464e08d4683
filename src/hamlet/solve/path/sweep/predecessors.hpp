#pragma once

#include <vector>

#include "hamlet/solve/path/sweep/kept_layers.hpp"

namespace hamlet::path {

/// A state of the previous layer that leads to a given state, and the choice that does.
struct Predecessor {
  SweptState state;
  PlaceMask chosen = 0;  // the neighbours that the step's vertex was joined to, in places of the step
  Count ways = 0;        // the number of ways to the predecessor
};

/// Appends, in a fixed order, every state of the previous layer that leads to `state` and is reached by the
/// sweep. Their ways add up to those of `state`, so tracing back never meets a dead end. The first layer has
/// no predecessors.
void append_predecessors(const KeptLayers& layers, SweptState state, std::vector<Predecessor>& to);

/// Appends, in a fixed order, the states that close a cycle, with the choice that closes it. Their ways add
/// up to the number of cycles.
void append_endings(const KeptLayers& layers, std::vector<Predecessor>& to);

}  // namespace hamlet::path
