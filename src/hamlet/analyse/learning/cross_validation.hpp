#pragma once

#include <vector>

#include "hamlet/analyse/learning/logistic_regression.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"

namespace hamlet {

/// Assigns each of `count` items to one of `folds` parts at random. Sizes of parts differ by at most one.
std::vector<std::size_t> random_folds(std::size_t count, std::size_t folds, Rng& rng);

/// The chance of each example by a model fitted to the other parts, which has not seen it. One half for
/// examples not reached before the run ended.
std::vector<double> held_out_chances(const std::vector<Labelled>& examples,
                                     const std::vector<std::size_t>& fold_of, const Run& run = {});

}  // namespace hamlet
