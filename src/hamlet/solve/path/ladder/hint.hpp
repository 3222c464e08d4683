#pragma once

#include "hamlet/solve/path/ladder/grade.hpp"

namespace hamlet::path {

using Hint = hamlet::Hint<WayStep>;

/// The first mistake in what is written; if there is none, the steps up to the next number.
Hint hint(const PathPuzzle& puzzle, const std::vector<Visit>& written, const Labels& labels, const Run& run);

}  // namespace hamlet::path
