#pragma once

#include "hamlet/solve/bridges/find.hpp"

namespace hamlet::bridges {

/// Draws solutions within the bounds uniformly and independently, with replacement. The result depends on the
/// question and the seed alone. The answer is unknown if the run ended first or its memory does not hold all
/// states of the sweep; the sample is never biased. Throws TooLarge if the sample itself would not fit.
Found sample_nets(const Question& question, std::uint64_t size, const Run& run);

}  // namespace hamlet::bridges
