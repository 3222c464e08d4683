#pragma once

#include <vector>

#include "hamlet/analyse/learning/logistic_regression.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"

namespace hamlet {

/// Into which of `folds` parts each of `count` things falls, at random, parts as equal as they can be.
std::vector<std::size_t> random_folds(std::size_t count, std::size_t folds, Rng& rng);

/// The chance of each example by a model that was fitted to the other parts, and so has not seen it. Of what
/// a run that must end leaves undone, one half.
std::vector<double> unseen_chances(const std::vector<Labelled>& examples,
                                   const std::vector<std::size_t>& fold_of, const Run& run = {});

}  // namespace hamlet
