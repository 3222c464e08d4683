#pragma once

#include "hamlet/solve/ladder.hpp"
#include "hamlet/solve/path/ladder/steps_behind.hpp"

namespace hamlet::path {

using Way = hamlet::Way<WayStep>;

/// Goes on from a position by the rules of the table up to a level, always by the cheapest that shows
/// something, until every number is placed, something clashes, no rule helps or the run ends; steps on which
/// nothing rests are left out then. `solution`: the only one, if known; it spares trying what cannot be ruled
/// out, and lets the last rule search. The position is narrowed along the way.
Way find_way(Position& position, int level, const Wording& wording, std::span<const Vertex> solution,
             const Run& run);

/// The next step alone, without applying it; nothing if no rule up to the level helps.
struct FoundStep {
  const Deduction* rule;
  Finding finding;
};
std::optional<FoundStep> find_step(Position& position, int level, LookAround& around);

/// Narrows the position by what a rule showed, and by what is plain then.
TakenStep take_step(Position& position, FoundStep found);

/// Why a position that has clashed cannot be completed: a step that changes nothing. Its sentence begins with
/// a small letter, to go after "then" or nothing.
WayStep clash_step(const Position& position, const Wording& wording);

/// The steps that the next number rests on, and the one that places it; empty if the rules do not get there.
std::vector<WayStep> steps_to_next_number(Position& position, int level, const Wording& wording,
                                          std::span<const Vertex> solution, const Run& run);

}  // namespace hamlet::path
