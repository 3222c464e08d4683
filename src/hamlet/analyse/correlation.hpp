#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

namespace hamlet {

/// A coefficient between −1 and 1, and how likely one at least as far from 0 is where nothing is related
/// (two-sided, by Student's t with two degrees of freedom fewer than there are values).
struct Coefficient {
  double r = 0;
  std::optional<double> p = {};  // nothing for fewer than three values
};

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
