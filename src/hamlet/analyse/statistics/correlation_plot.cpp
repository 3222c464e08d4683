#include "hamlet/analyse/statistics/correlation_plot.hpp"

#include <fmt/format.h>

#include "hamlet/draw/plot/scatter_plot.hpp"

namespace hamlet {

namespace {

std::string words_for(const Correlation& of, std::string_view what) {
  if (!of.pearson) return fmt::format("{} {}: r is undefined: {}", of.values, what, of.why_not);
  const bool is_exact = p_method_for(of.values) == PMethod::permutations;
  return fmt::format("{} {}: r = {:.4f}, p = {:.3g} ({})", of.values, what, of.pearson->r, of.pearson->p,
                     is_exact ? "exact" : "by t");
}

std::string note_of(const CorrelationRow& row) {
  const std::string cells = words_for(row.cells, "cells");
  if (row.classes.values == row.cells.values) return cells;
  return cells + "\n" + words_for(row.classes, "classes");
}

}  // namespace

Panel correlation_plot(const CorrelationRow& row, const CellScores& score, const CellFigure& figure) {
  ScatterPlot plot{.title = fmt::format("{} and {}", row.measure, row.figure),
                   .across = std::string(row.measure),
                   .up = std::string(row.figure),
                   .points = {},
                   .note = note_of(row)};
  for (std::size_t v = 0; v < score.raw.size(); ++v) plot.points.push_back({score.raw[v], figure.values[v]});
  if (const auto line = fitted_line(score.raw, figure.values)) plot.line = {line->slope, line->at_zero};
  return scatter_plot(plot);
}

}  // namespace hamlet
