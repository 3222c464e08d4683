#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "hamlet/analyse.hpp"

namespace hamlet {

/// How the p-value of a coefficient is computed.
enum class PMethod {
  permutations,  // exact: the share of all orderings with a coefficient at least as far from 0
  t              // approximate: by Student's t with n − 2 degrees of freedom
};
/// Exact for up to nine values, whose orderings can all be tried.
PMethod p_method_for(std::size_t values);
std::string_view name_of(PMethod method);

/// The least-squares line through points (minimal distances in y).
struct FittedLine {
  double slope = 0;
  double at_zero = 0;
};
std::optional<FittedLine> fitted_line(std::span<const double> x, std::span<const double> y);

}  // namespace hamlet
