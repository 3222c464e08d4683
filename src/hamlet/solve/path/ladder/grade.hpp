#pragma once

#include "hamlet/solve/ladder.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/ladder/way.hpp"

namespace hamlet::path {

using Grade = hamlet::Grade<Path, WayStep>;

/// Solves the puzzle, proves that it has one solution, and finds the way to it; to the clash if it has none;
/// as far as the rules lead if it has several.
Grade grade(const PathPuzzle& puzzle, const Labels& labels, const Run& run);

/// Up to two solutions, the rules helping: what they solve is proved to be unique by them. A tour of which
/// only itself matters is numbered as the table has it.
Found find_two_paths(const CandidateTable& table, const Labels& labels, const Run& run);

/// The puzzle with further numbers printed.
PathPuzzle with_numbers(PathPuzzle puzzle, std::span<const Visit> numbers);

}  // namespace hamlet::path
