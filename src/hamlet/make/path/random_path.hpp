#pragma once

#include <optional>
#include <string>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// A path of a puzzle, or why there is none.
struct RandomPath {
  std::optional<Path> path = {};
  bool is_proved_none = false;  // else not found in time
  std::string why = {};
};

/// Some path through the board, from any first one by random backbite moves until it is mixed: an end bites
/// into the path at a random neighbour, and the part behind is turned round. Given ends stay; a closed path
/// is one whose ends meet. Where turning round could break something (printed numbers, diamonds, one-way
/// moves, marks about numbers), the path is what the search finds.
RandomPath random_path(const PathPuzzle& puzzle, const Labels& labels, Rng& rng, const Run& run);

/// The backbite moves alone, on a path of the puzzle; false if the run ended first.
bool mix(Path& path, const PathPuzzle& puzzle, Rng& rng, const Run& run);

}  // namespace hamlet
