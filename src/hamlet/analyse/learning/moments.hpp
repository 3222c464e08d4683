#pragma once

#include <span>

namespace hamlet {

/// Moments of a list of numbers. All are 0 for an empty list; spread and skewness are 0 for equal numbers.
struct Moments {
  double mean = 0;
  double spread = 0;    // population standard deviation
  double skewness = 0;  // positive if the upper tail is longer

  double relative_spread() const { return mean == 0 ? 0 : spread / mean; }
};

Moments moments_of(std::span<const double> values);

}  // namespace hamlet
