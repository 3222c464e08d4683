#pragma once

#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

struct MarkWish {
  const MarkRule* rule;
  std::size_t count;
};

/// Adds random marks of the wanted rules, all of which the solution obeys, to the marks of the puzzle. Adds
/// fewer if no more fit.
std::vector<Mark> random_marks(const PathPuzzle& base, const std::vector<MarkWish>& wishes,
                               const Path& solution, Rng& rng);

}  // namespace hamlet
