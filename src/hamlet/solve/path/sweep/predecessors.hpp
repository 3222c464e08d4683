#pragma once

#include <vector>

#include "hamlet/solve/path/sweep/kept_layers.hpp"

namespace hamlet::path {

/// A state of the previous layer that leads to a given state, and the choice that does. Numbers of ways are
/// words, if all fit, or Counts.
template <class Number>
struct PredecessorBy {
  SweptState state;
  PlaceMask chosen = 0;  // the neighbours that the step's vertex was joined to, in places of the step
  Number ways = 0;       // the number of ways to the predecessor
};
using Predecessor = PredecessorBy<std::uint64_t>;

/// Appends, in a fixed order, every state of the previous layer that leads to `state` and is reached by the
/// sweep. Their ways add up to those of `state`, so tracing back never meets a dead end. The first layer has
/// no predecessors.
template <class Number>
void append_predecessors(const KeptLayers& layers, SweptState state, std::vector<PredecessorBy<Number>>& to);

/// Appends, in a fixed order, the states that close a cycle, with the choice that closes it. Their ways add
/// up to the number of cycles.
template <class Number>
void append_endings(const KeptLayers& layers, std::vector<PredecessorBy<Number>>& to);

}  // namespace hamlet::path
