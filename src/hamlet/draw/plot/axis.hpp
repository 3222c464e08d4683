#pragma once

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace hamlet {

/// One side of a plot: from a little below its least value to a little above its greatest.
struct Axis {
  double least = 0, most = 1;

  explicit Axis(std::span<const double> values) {
    if (values.empty()) return;
    const auto [low, high] = std::ranges::minmax(values);
    // A single value lies in the middle.
    const double air = high > low ? 0.05 * (high - low) : std::max(1.0, std::abs(high));
    least = low - air;
    most = high + air;
  }
  double share(double value) const { return (value - least) / (most - least); }
  /// Up to eight round whole numbers.
  std::vector<double> ticks() const;
};

}  // namespace hamlet
