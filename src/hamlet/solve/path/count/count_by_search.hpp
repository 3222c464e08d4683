#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

/// How many solutions there are, counted one by one.
struct SearchCount {
  std::uint64_t directed = 0;    // a path and its reverse are two, if both are solutions
  std::uint64_t undirected = 0;  // … are one
  bool complete = false;         // there are no more than these
  std::uint64_t work = 0;
  std::string why = {};  // when none: the reason; when not complete: what ended it
};

enum class Direction { counts, does_not_count };

/// Whether a solution and its reverse are two by the puzzle itself: not of a tour that may be walked either
/// way (FreeNumbering).
Direction direction_of(const PathPuzzle& puzzle);

/// Is shown a solution, and whether its reverse is shown, too. (Tours without numbers are shown one way
/// only.)
using SearchWitness = std::function<void(const Path& path, bool both_are_shown)>;

/// Counts until at least `enough` are found, with or without regard to the direction. A closed tour that no
/// number pins down is one tour wherever it begins.
SearchCount count_by_search(const PathPuzzle& puzzle, Direction direction, std::uint64_t enough,
                            const Labels& labels, const Run& run, const SearchWitness& witness = {});

}  // namespace hamlet::path
