#pragma once

#include <cstdint>

namespace hamlet {

/// A number, and between which bounds it lies with a probability of 95 %. Exact if both are the number
/// itself.
struct Estimate {
  double value = 0;
  double low = 0;
  double high = 0;

  static Estimate exactly(double value) { return {value, value, value}; }
  bool is_exact() const { return low == high; }
};

/// The share of those that have a property, from `size` > 0 drawn independently of which `having` have it:
/// Wilson's interval, which is honest also where none or all have it.
Estimate estimated_share(std::uint64_t having, std::uint64_t size);

/// The mean, from the sum and the sum of squares of `size` > 1 values drawn independently.
Estimate estimated_mean(double sum, double squares, std::uint64_t size);

}  // namespace hamlet
