#pragma once

#include <span>
#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// The result of a recheck.
struct Recheck {
  enum class Answer { right, wrong, unknown };
  Answer answer = Answer::unknown;
  std::string what = {};  // what is wrong, or why it is unknown
};

/// The indices of all clues: the numbers, then the diamonds.
std::vector<std::size_t> every_clue(const PathPuzzle& puzzle);

/// Checks that the solution is the only one, and that each of the given clues is needed by itself. Works from
/// scratch with CaDiCaL on the plain encoding: one variable for each number and cell, nothing derived,
/// nothing shared with the maker. Takes about n³ clauses, so it suits hundreds of cells.
Recheck recheck(const PathPuzzle& puzzle, const Path& solution, std::span<const std::size_t> needed_clues,
                const Run& run);

}  // namespace hamlet
