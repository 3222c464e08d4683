#include "hamlet/analyse/space/estimate.hpp"

#include <algorithm>
#include <cmath>

namespace hamlet {

namespace {

constexpr double z = 1.959963984540054;  // 97.5th percentile of the normal distribution

}  // namespace

Estimate estimated_share(std::uint64_t having, std::uint64_t size) {
  const auto n = static_cast<double>(size);
  const double share = static_cast<double>(having) / n;
  const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double reach = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {share, std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

Estimate estimated_mean(double sum, double squares, std::uint64_t size) {
  const auto n = static_cast<double>(size);
  const double mean = sum / n;
  const double variance = std::max(0.0, squares - sum * mean) / (n - 1);
  const double reach = z * std::sqrt(variance / n);
  return {mean, mean - reach, mean + reach};
}

}  // namespace hamlet
