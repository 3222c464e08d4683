#pragma once

#include "hamlet/analyse/statistics/correlation_table.hpp"
#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

/// A score against a figure, a point for each cell, with the fitted line, r and p
/// over the cells and over the classes of symmetric ones.
Panel correlation_plot(const CorrelationRow& row, const CellScores& score, const CellFigure& figure);

}  // namespace hamlet
