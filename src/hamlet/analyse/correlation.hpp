#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace hamlet {

/// A coefficient between −1 and 1, and how likely one at least as far from 0 is where nothing is related.
struct Coefficient {
  double r = 0;
  double p = 1;  // two-sided
};

/// How such a probability is found.
enum class PMethod {
  permutations,  // the share of all orderings of the values that have such a coefficient: exact
  t              // by Student's t with two degrees of freedom fewer than there are values: approximate
};
/// Exact for few values, of which all orderings can be looked at: up to nine.
PMethod p_method_for(std::size_t values);
std::string_view name_of(PMethod method);

struct Correlation {
  std::size_t values = 0;
  std::optional<Coefficient> pearson = {};
  std::optional<Coefficient> spearman = {};
  std::string why_not = {};  // undefined: for what reason
};

/// Of two lists of the same length. Values that differ by rounding only count as equal: a list of such is
/// constant, and correlates with nothing.
Correlation correlate(std::span<const double> x, std::span<const double> y);

/// The straight line through points that is nearest to them in y (least squares).
struct FittedLine {
  double slope = 0;
  double at_zero = 0;
};
std::optional<FittedLine> fitted_line(std::span<const double> x, std::span<const double> y);

}  // namespace hamlet
