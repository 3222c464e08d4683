#pragma once

#include "hamlet/analyse/statistics/correlation_table.hpp"
#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// Plots a score against a figure: one point for each cell, the fitted line, and r and p over the cells and
/// over the classes of symmetric cells.
Panel correlation_plot(const CorrelationRow& row, const CellScores& score, const CellFigure& figure);

}  // namespace hamlet
