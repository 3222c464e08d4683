#include "hamlet/analyse/learning/cross_validation.hpp"

#include <algorithm>

namespace hamlet {

std::vector<std::size_t> random_folds(std::size_t count, std::size_t folds, Rng& rng) {
  std::vector<std::size_t> fold_of(count);
  for (std::size_t i = 0; i < count; ++i) fold_of[i] = i % folds;
  rng.shuffle(std::span(fold_of));
  return fold_of;
}

std::vector<double> held_out_chances(const std::vector<Labelled>& examples,
                                     const std::vector<std::size_t>& fold_of, const Run& run) {
  std::vector<double> chances(examples.size(), 0.5);
  const std::size_t folds = fold_of.empty() ? 0 : *std::ranges::max_element(fold_of) + 1;
  for (std::size_t fold = 0; fold < folds && !run.must_end(); ++fold) {
    std::vector<Labelled> others;
    for (std::size_t i = 0; i < examples.size(); ++i) {
      if (fold_of[i] != fold) others.push_back(examples[i]);
    }
    if (others.empty()) continue;
    const LogisticModel model = LogisticModel::fit(others);
    for (std::size_t i = 0; i < examples.size(); ++i) {
      if (fold_of[i] == fold) chances[i] = model.chance(examples[i].features);
    }
  }
  return chances;
}

}  // namespace hamlet
