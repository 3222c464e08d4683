#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// The levels of the ladder of rules. Each includes those below.
inline constexpr int level_outlets = 1;  // an island needs all that its neighbours can take
inline constexpr int level_shares = 2;   // what all ways to finish an island have in common; pairs
inline constexpr int level_closing = 3;  // no group may be closed off, no island stranded
inline constexpr int level_pockets = 4;  // pockets, parity, chains
inline constexpr int level_what_if = 5;  // an assumption on a lane clashes with what single islands then need
inline constexpr int level_deeper = 6;   // the same by all rules, or by further assumptions
inline constexpr int highest_level = level_deeper;

/// Propagates all rules up to the level (at most 5) to a fixpoint, which does not depend on the order of the
/// rules. Returns false on a clash: there is no solution. If the run ends first, what was deduced so far
/// stands.
bool deduce(Position& position, int level, const Run& run);

/// The same with only the rules that pay for themselves when a solution is all that is needed.
bool deduce_quickly(Position& position, const Run& run);

}  // namespace hamlet::bridges
