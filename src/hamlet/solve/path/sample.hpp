#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::path {

struct SampleOptions {
  std::uint64_t size = 1;
  std::optional<std::filesystem::path> spill_folder = {};  // for what does not fit the memory
};

/// Solutions drawn independently of one another, each with the same probability: those that `direction_of`
/// the puzzle tells apart. The same for the same seed, whatever the number of
/// threads. An InputError if that would take too much memory; unknown if the run ended first, or if more
/// memory was needed than predicted: never anything that is not uniform.
Found sample_paths(const PathPuzzle& puzzle, const SampleOptions& options, const Labels& labels,
                   const Run& run);

}  // namespace hamlet::path
