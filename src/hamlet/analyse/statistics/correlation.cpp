#include "hamlet/analyse/statistics/correlation.hpp"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <numeric>
#include <vector>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

// Relative to the greatest value: well above rounding differences between symmetric cells, well below what
// matters.
constexpr double rounding = 1e-10;

double greatest(std::span<const double> values) {
  double most = 0;
  for (double value : values) most = std::max(most, std::abs(value));
  return most;
}

bool are_finite(std::span<const double> values) {
  return std::ranges::all_of(values, [](double value) { return std::isfinite(value); });
}

bool are_constant(std::span<const double> values) {
  const auto [least, most] = std::ranges::minmax(values);
  return most - least <= rounding * greatest(values);
}

double mean(std::span<const double> values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// Sums of squares and products of the deviations from the means.
struct Moments {
  double xx = 0, xy = 0, yy = 0;
};

Moments moments(std::span<const double> x, std::span<const double> y) {
  const double middle_x = mean(x), middle_y = mean(y);
  Moments sums;
  for (std::size_t i = 0; i < x.size(); ++i) {
    const double dx = x[i] - middle_x, dy = y[i] - middle_y;
    sums.xx += dx * dx;
    sums.xy += dx * dy;
    sums.yy += dy * dy;
  }
  return sums;
}

/// Visits orderings that only swap equal values once. Each of them stands for equally many.
double p_by_permutations(std::span<const double> x, std::span<const double> y, const Moments& sums) {
  std::vector<double> from_x(x.begin(), x.end()), ordering(y.begin(), y.end());
  for (double& value : from_x) value -= mean(x);
  for (double& value : ordering) value -= mean(y);
  const double as_far = std::abs(sums.xy) - rounding * std::sqrt(sums.xx) * std::sqrt(sums.yy);
  std::ranges::sort(ordering);
  std::size_t all = 0, far = 0;
  do {
    const double product = std::inner_product(from_x.begin(), from_x.end(), ordering.begin(), 0.0);
    ++all;
    far += std::abs(product) >= as_far;
  } while (std::ranges::next_permutation(ordering).found);
  return static_cast<double>(far) / static_cast<double>(all);
}

double p_by_t(double r, std::size_t values) {
  if (std::abs(r) >= 1) return 0;
  const auto freedom = static_cast<double>(values - 2);
  const double t = std::abs(r) * std::sqrt(freedom / ((1 - r) * (1 + r)));
  return 2 * boost::math::cdf(boost::math::complement(boost::math::students_t(freedom), t));
}

/// Neither list may be constant.
Coefficient pearson(std::span<const double> x, std::span<const double> y) {
  const Moments sums = moments(x, y);
  const double r = std::clamp(sums.xy / std::sqrt(sums.xx) / std::sqrt(sums.yy), -1.0, 1.0);
  const bool is_exact = p_method_for(x.size()) == PMethod::permutations;
  return {r, is_exact ? p_by_permutations(x, y, sums) : p_by_t(r, x.size())};
}

/// Ranks from 1 for the least. Equal values share the mean of their ranks.
std::vector<double> ranks(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
  const double close = rounding * greatest(values);
  std::vector<double> rank(values.size());
  for (std::size_t begin = 0, end = 0; begin < order.size(); begin = end) {
    while (end < order.size() && values[order[end]] - values[order[begin]] <= close) ++end;
    for (std::size_t i = begin; i < end; ++i) rank[order[i]] = static_cast<double>(begin + end + 1) / 2;
  }
  return rank;
}

}  // namespace

PMethod p_method_for(std::size_t values) {
  // 9! orderings take a few milliseconds; ten times as many would be noticeable in a table.
  constexpr std::size_t most_permuted = 9;
  return values <= most_permuted ? PMethod::permutations : PMethod::t;
}

std::string_view name_of(PMethod method) { return method == PMethod::permutations ? "permutations" : "t"; }

Correlation correlate(std::span<const double> x, std::span<const double> y) {
  if (x.size() != y.size()) throw InputError("correlate", "lists of different lengths do not correlate");
  Correlation result{.values = x.size()};
  if (x.size() < 2) {
    result.why_not = x.empty() ? "there are no values" : "one value alone correlates with nothing";
  } else if (!are_finite(x) || !are_finite(y)) {
    result.why_not = "not every value is known";
  } else if (are_constant(x)) {
    result.why_not = "the score is the same everywhere";
  } else if (are_constant(y)) {
    result.why_not = "the figure is the same everywhere";
  } else {
    result.pearson = pearson(x, y);
    result.spearman = pearson(ranks(x), ranks(y));
  }
  return result;
}

std::optional<FittedLine> fitted_line(std::span<const double> x, std::span<const double> y) {
  if (x.size() < 2 || !are_finite(x) || !are_finite(y) || are_constant(x)) return std::nullopt;
  const Moments sums = moments(x, y);
  const double slope = sums.xy / sums.xx;
  return FittedLine{slope, mean(y) - slope * mean(x)};
}

}  // namespace hamlet
