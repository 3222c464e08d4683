#pragma once

#include <cstdint>

namespace hamlet {

/// A value with its 95 % confidence interval. Exact if both bounds equal the value.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;

  static Estimate exactly(double value) { return {value, value, value}; }
  bool is_exact() const { return low == high; }
};

/// Estimates the share that has a property, given that `having` of `size` > 0 independent samples have it.
/// The interval is Wilson's, which stays reliable if none or all have it.
Estimate estimated_share(std::uint64_t having, std::uint64_t size);

/// Estimates a mean from the sum and the sum of squares of `size` > 1 independent samples.
Estimate estimated_mean(double sum, double squares, std::uint64_t size);

}  // namespace hamlet
