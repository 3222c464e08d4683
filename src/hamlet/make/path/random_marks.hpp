#pragma once

#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

struct MarkWish {
  const MarkRule* rule;
  std::size_t count;
};

/// The marks of a puzzle, and marks of the wanted rules that the solution obeys, on random cells; fewer if
/// no more find a place.
std::vector<Mark> random_marks(const PathPuzzle& base, const std::vector<MarkWish>& wishes,
                               const Path& solution, Rng& rng);

}  // namespace hamlet
