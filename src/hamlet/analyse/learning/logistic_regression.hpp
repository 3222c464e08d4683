#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hamlet {

/// What is known of something, and whether it has the property in question.
struct Labelled {
  std::span<const double> features;
  bool is_so = false;
};

/// The chance of a property as 1 / (1 + e^-s), s being a weighted sum of the features. Features are measured
/// in standard deviations from their mean, so their weights can be compared.
class LogisticModel {
 public:
  /// Fits by Newton's method, with a penalty of half the sum of squared weights, which keeps them finite
  /// where the features tell the two sides apart without error. At least one example, all with equally many
  /// features.
  static LogisticModel fit(const std::vector<Labelled>& examples);

  double chance(std::span<const double> features) const;

  double intercept() const { return intercept_; }
  const std::vector<double>& weights() const { return weights_; }

 private:
  double intercept_ = 0;
  std::vector<double> weights_;
  std::vector<double> mean_, spread_;
};

}  // namespace hamlet
