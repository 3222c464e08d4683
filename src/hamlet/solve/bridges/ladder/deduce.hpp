#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet::bridges {

/// The levels of the ladder of rules; each includes those below.
inline constexpr int level_outlets = 1;  // full, or only outlet
inline constexpr int level_shares = 2;   // all ways of finishing an island agree
inline constexpr int level_closing = 3;  // never close off a group, never strand an island
inline constexpr int level_pockets = 4;  // pockets, cut lanes, parity
inline constexpr int level_what_if = 5;  // one lane tried
inline constexpr int level_deeper = 6;   // tried with all the rules, and within what is tried
inline constexpr int highest_level = level_deeper;

/// Tightens the position by all rules up to the level (at most 5) until none shows anything more; the result
/// does not depend on the order in which they are looked at. False on a clash: there is no solution. When the
/// run ends first, what has been found stands.
bool deduce(Position& position, int level, const Run& run);

/// The rules that pay for themselves when only the solution is wanted.
bool deduce_quickly(Position& position, const Run& run);

}  // namespace hamlet::bridges
