#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hamlet {

/// The features of an example, and whether it has the property in question.
struct Labelled {
  std::span<const double> features;
  bool is_so = false;
};

/// Logistic regression: the chance of a property is 1 / (1 + e^-s), where s is a weighted sum of the
/// features. Features are standardised, so their weights can be compared.
class LogisticModel {
 public:
  /// Fits by Newton's method with an L2 penalty of half the sum of squared weights, which keeps them finite
  /// if the examples are separable. Needs at least one example; all must have the same number of features.
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
