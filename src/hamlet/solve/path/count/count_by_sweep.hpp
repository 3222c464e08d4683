#pragma once

#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet::path {

/// Counts by a sweep. States that outgrow the memory, or the disk, end it: the count is not complete, and
/// says why.
PathCount count_by_sweep(const PathPuzzle& puzzle, const CountOptions& options, const Run& run);

}  // namespace hamlet::path
