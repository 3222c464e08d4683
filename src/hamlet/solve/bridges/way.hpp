#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/deduction.hpp"

namespace hamlet {

/// How far steps lead.
struct Way {
  enum class End { solved, clash, stuck, stopped };
  End end = End::stuck;
  std::vector<WayStep> steps = {};
};

/// Goes on from a position by the rules of the table up to a level, always by the cheapest that shows
/// something, until nothing is open, something clashes, no rule helps or the run ends. `solution`: the only
/// one, if known; it spares trying what cannot be ruled out. The position is tightened along the way.
Way find_way(Position& position, int level, const Wording& wording, std::span<const int> solution,
             const Run& run);

/// The next step alone; nothing if no rule up to the level helps. The position is tightened by it.
std::optional<WayStep> next_step(Position& position, int level, const LookAround& around);

}  // namespace hamlet
