#pragma once

#include "hamlet/solve/ladder.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/ladder/way.hpp"

namespace hamlet::path {

using Grade = hamlet::Grade<Path, WayStep>;

/// Solves the puzzle, decides whether the solution is unique, and finds the way: to the solution if it is, to
/// a clash if there is none, and as far as the rules lead if there are several.
Grade grade(const PathPuzzle& puzzle, const Labels& labels, const Run& run);

/// Finds up to two solutions, with the help of the rules: a solution that they reach is unique. If only the
/// tour itself matters, it is numbered with the table's beginning and direction.
Found find_two_paths(const CandidateTable& table, const Labels& labels, const Run& run);

/// The puzzle with additional printed numbers.
PathPuzzle with_numbers(PathPuzzle puzzle, std::span<const Visit> numbers);

}  // namespace hamlet::path
