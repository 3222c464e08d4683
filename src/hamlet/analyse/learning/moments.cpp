#include "hamlet/analyse/learning/moments.hpp"

#include <cmath>

namespace hamlet {

Moments moments_of(std::span<const double> values) {
  if (values.empty()) return {};
  const auto n = static_cast<double>(values.size());
  Moments moments;
  for (const double value : values) moments.mean += value / n;
  double square = 0, cube = 0;
  for (const double value : values) {
    const double off = value - moments.mean;
    square += off * off / n;
    cube += off * off * off / n;
  }
  // Rounding differences between equal values are no spread.
  if (square <= 1e-20 * moments.mean * moments.mean) return moments;
  moments.spread = std::sqrt(square);
  moments.skewness = cube / (square * moments.spread);
  return moments;
}

}  // namespace hamlet
