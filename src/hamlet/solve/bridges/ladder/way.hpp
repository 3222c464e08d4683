#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"

namespace hamlet::bridges {

using Way = hamlet::Way<WayStep>;

/// Applies rules up to a level, always the cheapest that deduces something, until no lane is open, there is a
/// clash, no rule helps or the run ends. `solution` is the unique one, if known: it saves trying assumptions
/// that cannot be ruled out. Tightens the position.
Way find_way(Position& position, int level, const Wording& wording, std::span<const int> solution,
             const Run& run);

/// Propagates what needs no rule: no island takes more than it demands, and a complete net is connected. The
/// position records a clash.
void propagate_rests(Position& position);
/// Tightens the lanes, then propagates as above.
void apply_targets(Position& position, std::span<const LaneTarget> targets);

/// What has become known of the lanes since the mark.
std::vector<LaneTightening> tightenings_since(const Position& position, std::size_t mark);

/// Tightens the position by what a rule of a level found, and propagates.
WayStep take_step(Position& position, std::string_view rule, int level, Finding finding,
                  const Wording& wording);

/// Takes one step. Returns nothing if no rule up to the level helps.
std::optional<WayStep> next_step(Position& position, int level, const LookAround& around);

}  // namespace hamlet::bridges
