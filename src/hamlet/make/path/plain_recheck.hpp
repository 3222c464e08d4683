#pragma once

#include <optional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// The result of a recheck.
struct Recheck {
  enum class Answer { right, wrong, unknown };
  Answer answer = Answer::unknown;
  std::string what = {};  // what is wrong, or why it is unknown
};

/// Checks that the solution is the only one and, with `every_clue`, that each number and each diamond is
/// needed by itself. Works from scratch with CaDiCaL on the plain encoding: one variable for each number and
/// cell, nothing derived, nothing shared with the maker. Takes about n³ clauses, so it suits hundreds of
/// cells.
Recheck recheck(const PathPuzzle& puzzle, const Path& solution, bool every_clue, const Run& run);

}  // namespace hamlet
