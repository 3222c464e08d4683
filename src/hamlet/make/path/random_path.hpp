#pragma once

#include <optional>
#include <string>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// A path of a puzzle, or the reason why there is none.
struct RandomPath {
  std::optional<Path> path = {};
  bool is_proved_none = false;  // otherwise, none was found in time
  std::string why = {};
};

/// Returns a random path of the puzzle: any first path, mixed by random backbite moves. In such a move an end
/// connects to a random neighbour on the path, and the part beyond that neighbour is reversed. Given ends are
/// kept; for a closed path, mixing continues until the ends are adjacent. If reversing could break something
/// (printed numbers, diamonds, one-way moves, marks about numbers), the first path is returned as the search
/// found it.
RandomPath random_path(const PathPuzzle& puzzle, const Labels& labels, Rng& rng, const Run& run);

/// Applies the backbite moves to a path of the puzzle. False if the run ended first.
bool mix(Path& path, const PathPuzzle& puzzle, Rng& rng, const Run& run);

}  // namespace hamlet
