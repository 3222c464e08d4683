#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::path {

struct SampleOptions {
  std::uint64_t size = 1;
  std::optional<std::filesystem::path> spill_folder = {};  // holds what does not fit into memory
};

/// Samples solutions uniformly and independently, with replacement; `direction_of` the puzzle says which are
/// different. The result depends on the seed, not on the number of threads. Throws an InputError if it would
/// take too much memory. The answer is unknown if the run ended first or needed more memory than predicted;
/// the sample is never biased.
Found sample_paths(const PathPuzzle& puzzle, const SampleOptions& options, const Labels& labels,
                   const Run& run);

}  // namespace hamlet::path
