#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// Measures boards: how central each cell is, and how that relates to the solutions.
///
/// ```
/// const hamlet::Puzzle board("diplomatico:4x7");
/// const std::vector<double> central = hamlet::scores(board, "betweenness").value();
/// std::vector<double> begun;
/// for (const std::string& number : hamlet::count_by_start(board).starts)
///   begun.push_back(std::stod(number));
/// const hamlet::Correlation found = hamlet::correlate(central, begun);
/// assert(found.pearson && found.pearson->r < 0);  // more paths begin where a cell is less central
/// ```
namespace hamlet {

/// The names that `scores` accepts: "degree", "betweenness", …
std::vector<std::string_view> score_names();

/// Scores each cell by its position in the graph. Returns nullopt if a limit was reached first.
std::optional<std::vector<double>> scores(const Puzzle& puzzle, std::string_view name,
                                          const Limits& limits = {});

/// A coefficient between −1 and 1, and the probability of one at least as far from 0 if the values are
/// unrelated.
struct Coefficient {
  double r = 0;
  double p = 1;  // two-sided
};

struct Correlation {
  std::size_t values = 0;
  std::optional<Coefficient> pearson = {};
  std::optional<Coefficient> spearman = {};
  std::string why_not = {};  // why the coefficients are undefined
};

/// Correlates two lists of the same length. Values that differ only by rounding count as equal; a list of
/// such values is constant and correlates with nothing. The probability is exact, over all permutations, up
/// to nine values, and by Student's t beyond.
Correlation correlate(std::span<const double> x, std::span<const double> y);

}  // namespace hamlet
