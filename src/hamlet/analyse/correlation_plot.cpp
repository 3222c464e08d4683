#include "hamlet/analyse/correlation_plot.hpp"

#include <fmt/format.h>

#include "hamlet/draw/scatter_plot.hpp"

namespace hamlet {

namespace {

std::string note_of(const Correlation& cells) {
  if (!cells.pearson) return "r is undefined: " + cells.why_not;
  const std::string p = cells.pearson->p ? fmt::format(", p = {:.3g}", *cells.pearson->p) : "";
  return fmt::format("r = {:.4f}{}, {} cells", cells.pearson->r, p, cells.values);
}

}  // namespace

Panel correlation_plot(const CorrelationRow& row, const CellScores& score, const CellFigure& figure) {
  ScatterPlot plot{.title = fmt::format("{} and {}", row.measure, row.figure),
                   .across = std::string(row.measure),
                   .up = std::string(row.figure),
                   .points = {},
                   .note = note_of(row.cells)};
  for (std::size_t v = 0; v < score.raw.size(); ++v) plot.points.push_back({score.raw[v], figure.values[v]});
  if (const auto line = fitted_line(score.raw, figure.values)) plot.line = {line->slope, line->at_zero};
  return scatter_plot(plot);
}

}  // namespace hamlet
