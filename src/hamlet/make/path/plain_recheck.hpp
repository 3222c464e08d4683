#pragma once

#include <optional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// What a second look at a made puzzle found.
struct Recheck {
  enum class Answer { right, wrong, unknown };
  Answer answer = Answer::unknown;
  std::string what = {};  // when wrong, or why it is not known
};

/// Looks from scratch, by CaDiCaL on the plain encoding (a variable for each number and cell, nothing
/// derived, nothing shared with what made the puzzle), whether the solution is the only one and every clue is
/// needed: every number and diamond by itself, unless `every_clue` is false. About n³ clauses: for hundreds
/// of cells.
Recheck recheck(const PathPuzzle& puzzle, const Path& solution, bool every_clue, const Run& run);

}  // namespace hamlet
