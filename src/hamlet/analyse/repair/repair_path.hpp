#pragma once

#include <variant>

#include "hamlet/analyse/repair/repair.hpp"
#include "hamlet/solve/path/gaps/clue_set.hpp"

namespace hamlet {

/// A number on a cell, or a diamond.
using PathClue = std::variant<Visit, Diamond>;
using PathRepair = Repair<PathClue>;

/// Numbers to add, or clues to change, so that the puzzle has one solution. If `aimed_at` is given, a puzzle
/// with several solutions is to have this one.
PathRepair repair_path(const PathPuzzle& puzzle, const Path* aimed_at, const Labels& labels, SetWork work,
                       const Run& run);

/// The puzzle with a further number.
PathPuzzle with_clue(PathPuzzle puzzle, const Visit& clue);

}  // namespace hamlet
