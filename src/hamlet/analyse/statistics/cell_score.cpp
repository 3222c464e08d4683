#include "hamlet/analyse/statistics/cell_score.hpp"

#include <algorithm>

#include "hamlet/base/text/named.hpp"

namespace hamlet {

std::vector<double> CellScores::normalised() const {
  std::vector<double> values = raw;
  const double greatest = values.empty() ? 0 : *std::ranges::max_element(values);
  if (greatest > 0) {
    for (double& value : values) value /= greatest;
  }
  return values;
}

const CellScore& cell_score(std::string_view name, std::string_view where) {
  return named(cell_scores(), name, "score", where);
}

}  // namespace hamlet
