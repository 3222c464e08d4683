#pragma once

#include "hamlet/solve/ladder.hpp"
#include "hamlet/solve/path/ladder/steps_behind.hpp"

namespace hamlet::path {

/// Changes the position as the step says.
void take(Position& position, const WayStep& step);

using Way = hamlet::Way<WayStep>;

/// Applies rules up to a level, always the cheapest that deduces something, until every number is placed,
/// there is a clash, no rule helps or the run ends. If the way ends solved or in a clash, steps on which
/// nothing rests are then left out. `solution` is the unique one, if known: it saves trying candidates that
/// cannot be ruled out, and the last rule needs it. Narrows the position.
Way find_way(Position& position, int level, const Wording& wording, std::span<const Vertex> solution,
             const Run& run);

struct FoundStep {
  const Deduction* rule;
  Finding finding;
};

/// The next step, without applying it; nothing if no rule up to the level helps.
std::optional<FoundStep> find_step(Position& position, int level, LookAround& around);

/// Narrows the position by what a rule found, and propagates.
TakenStep take_step(Position& position, FoundStep found);

/// Words steps again, for someone who takes only these, from a position just before the first. Takes them.
void say_again(Position& position, std::vector<WayStep>& steps, const Wording& wording);

/// The step that says why a position that has clashed cannot be completed; it changes nothing. Its sentence
/// begins in lower case, to follow "then" or nothing.
WayStep clash_step(const Position& position, const Wording& wording);

/// The step that places the next number, after those that it rests on; empty if the rules place none.
std::vector<WayStep> steps_to_next_number(Position& position, int level, const Wording& wording,
                                          std::span<const Vertex> solution, const Run& run);

}  // namespace hamlet::path
