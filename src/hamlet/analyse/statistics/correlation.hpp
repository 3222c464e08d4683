#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "hamlet/analyse.hpp"

namespace hamlet {

/// How the probability of a coefficient is found.
enum class PMethod {
  permutations,  // the share of all orderings of the values that have such a coefficient: exact
  t              // by Student's t with two degrees of freedom fewer than there are values: approximate
};
/// Exact for few values, of which all orderings can be looked at: up to nine.
PMethod p_method_for(std::size_t values);
std::string_view name_of(PMethod method);

/// The straight line through points that is nearest to them in y (least squares).
struct FittedLine {
  double slope = 0;
  double at_zero = 0;
};
std::optional<FittedLine> fitted_line(std::span<const double> x, std::span<const double> y);

}  // namespace hamlet
