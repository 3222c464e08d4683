#pragma once

#include <span>

namespace hamlet {

/// What a list of numbers looks like; all 0 of none, spread and skewness 0 of equal ones.
struct Moments {
  double mean = 0;
  double spread = 0;    // standard deviation, over all of them
  double skewness = 0;  // positive if the large ones lie farther off

  double relative_spread() const { return mean == 0 ? 0 : spread / mean; }
};

Moments moments_of(std::span<const double> values);

}  // namespace hamlet
