#pragma once

#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/draw/book/book.hpp"

namespace hamlet {

/// Grades the puzzles whose sheets have no level, so that they can be sorted. A puzzle that does not have
/// exactly one solution, or that cannot be graded within the limits, stays without a level.
void complete_levels(std::vector<BookPuzzle>& puzzles, const Run& run);

}  // namespace hamlet
