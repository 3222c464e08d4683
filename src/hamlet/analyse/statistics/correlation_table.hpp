#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/analyse/statistics/correlation.hpp"
#include "hamlet/analyse/space/solution_space.hpp"

namespace hamlet {

/// The scores of a board's cells by one measure.
struct MeasuredScore {
  const CellScore* measure = nullptr;
  CellScores cells;
};

/// What the solutions say of each cell.
struct CellFigure {
  std::string_view name;
  std::string_view summary;
  std::vector<double> values;
  bool is_exact = true;
};

/// "paths-from", "paths-to" and "visit-time".
std::span<const std::string_view> figure_names();

/// An InputError that suggests the nearest to a name that is none of these.
void require_figure(std::string_view name, std::string_view where);

/// One of them; an InputError if there is none of the name, or if tours do not have it.
CellFigure figure(std::string_view name, const SolutionSpace& space, std::string_view where);

struct CorrelationRow {
  std::string_view measure;
  std::string_view figure;
  Correlation cells;
  /// Between the means over each class of symmetric cells. Cells of one class have the same score and the
  /// same figure, so they are no further evidence, and `cells` looks surer than it is.
  Correlation classes;
};

std::vector<CorrelationRow> correlation_table(std::span<const MeasuredScore> scores,
                                              std::span<const CellFigure> figures, const Orbits& classes);

}  // namespace hamlet
