#pragma once

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

namespace hamlet {

/// The range of one side of a plot, from slightly below the least value to slightly above the greatest.
struct Axis {
  double least = 0, most = 1;

  explicit Axis(std::span<const double> values) {
    if (values.empty()) return;
    const auto [low, high] = std::ranges::minmax(values);
    // Centre a single value.
    const double air = high > low ? 0.05 * (high - low) : std::max(1.0, std::abs(high));
    least = low - air;
    most = high + air;
  }
  double share(double value) const { return (value - least) / (most - least); }
  /// Multiples of 1, 2 or 5 times a power of ten that is at least `least_step`; about eight of them at most.
  std::vector<double> ticks(double least_step = 0) const;
};

}  // namespace hamlet
