#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// Measuring boards: how central each cell is, and what that has to do with the solutions.
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

/// The names that `scores` knows: "degree", "betweenness", …
std::vector<std::string_view> score_names();

/// A score of each cell, by how it lies in the graph. Nothing if the run had to end first.
std::optional<std::vector<double>> scores(const Puzzle& puzzle, std::string_view name,
                                          const Limits& limits = {});

/// A coefficient between −1 and 1, and how likely one at least as far from 0 is where nothing is related.
struct Coefficient {
  double r = 0;
  double p = 1;  // two-sided
};

struct Correlation {
  std::size_t values = 0;
  std::optional<Coefficient> pearson = {};
  std::optional<Coefficient> spearman = {};
  std::string why_not = {};  // undefined: for what reason
};

/// Of two lists of the same length. Values that differ by rounding only count as equal: a list of such is
/// constant, and correlates with nothing. Up to nine values the probability is exact, by all orderings;
/// beyond, by Student's t.
Correlation correlate(std::span<const double> x, std::span<const double> y);

}  // namespace hamlet
