#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

/// The number of solutions, counted one by one.
struct SearchCount {
  std::uint64_t directed = 0;    // a path and its reverse count as two if both are solutions
  std::uint64_t undirected = 0;  // a path and its reverse count as one
  bool complete = false;         // there are no other solutions
  std::uint64_t work = 0;
  std::string why = {};  // if there is none: the reason; if not complete: what stopped the search
};

enum class Direction { counts, does_not_count };

/// Whether the puzzle distinguishes a solution from its reverse: not if it is a tour that may be walked
/// either way (FreeNumbering).
Direction direction_of(const PathPuzzle& puzzle);

/// Receives a solution, and whether its reverse is reported too. (Tours without numbers are reported in one
/// direction.)
using SearchWitness = std::function<void(const Path& path, bool both_are_shown)>;

/// Counts until at least `enough` are found, with or without regard to direction. A tour without fixed
/// numbers is one wherever it begins.
SearchCount count_by_search(const PathPuzzle& puzzle, Direction direction, std::uint64_t enough,
                            const Labels& labels, const Run& run, const SearchWitness& witness = {});

}  // namespace hamlet::path
