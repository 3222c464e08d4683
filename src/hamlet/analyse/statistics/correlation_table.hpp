#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/analyse/space/solution_space.hpp"
#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/analyse/statistics/correlation.hpp"

namespace hamlet {

/// The scores of a board's cells by one measure.
struct MeasuredScore {
  const CellScore* measure = nullptr;
  CellScores cells;
};

/// A figure of the solutions for each cell.
struct CellFigure {
  std::string_view name;
  std::string_view summary;
  std::vector<double> values;
  bool is_exact = true;
};

/// "paths-from", "paths-to" and "visit-time".
std::span<const std::string_view> figure_names();

/// Throws InputError, with the nearest name, if there is no such figure.
void require_figure(std::string_view name, std::string_view where);

/// Returns the figure with this name. Throws InputError if there is none, or if tours do not have it.
CellFigure figure(std::string_view name, const SolutionSpace& space, std::string_view where);

struct CorrelationRow {
  std::string_view measure;
  std::string_view figure;
  Correlation cells;
  /// The correlation between the means over each class of symmetric cells. Cells of one class have the same
  /// score and the same figure, so they are no independent evidence, and the p-values of `cells` are too
  /// small.
  Correlation classes;
};

std::vector<CorrelationRow> correlation_table(std::span<const MeasuredScore> scores,
                                              std::span<const CellFigure> figures, const Orbits& classes);

}  // namespace hamlet
