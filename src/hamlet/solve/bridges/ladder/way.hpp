#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"

namespace hamlet::bridges {

using Way = hamlet::Way<WayStep>;

/// Goes on from a position by the rules of the table up to a level, always by the cheapest that shows
/// something, until nothing is open, something clashes, no rule helps or the run ends. `solution`: the only
/// one, if known; it spares trying what cannot be ruled out. The position is tightened along the way.
Way find_way(Position& position, int level, const Wording& wording, std::span<const int> solution,
             const Run& run);

/// What is plain without any rule: no island takes more than it demands, and a finished net is one. A clash
/// shows in the position.
void propagate_rests(Position& position);
/// Tightens the lanes, with what is plain then.
void apply_targets(Position& position, std::span<const LaneTarget> targets);

/// Tightens the position by what a rule of a level showed, and by what is plain then.
WayStep take_step(Position& position, std::string_view rule, int level, Finding finding,
                  const Wording& wording);

/// The next step alone; nothing if no rule up to the level helps. The position is tightened by it.
std::optional<WayStep> next_step(Position& position, int level, const LookAround& around);

}  // namespace hamlet::bridges
