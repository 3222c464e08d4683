#include "cli/analyse_picture.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/draw/heat_map.hpp"
#include "hamlet/draw/scatter_plot.hpp"
#include "hamlet/draw/text.hpp"

namespace hamlet {

namespace {

// Eight maps of so many cells are a file of some 50 MB.
constexpr Vertex most_cells_drawn = 100'000;

std::string note_of(const Correlation& cells) {
  if (!cells.pearson) return "r is undefined: " + cells.why_not;
  const std::string p = cells.pearson->p ? fmt::format(", p = {:.3g}", *cells.pearson->p) : "";
  return fmt::format("r = {:.4f}{}, {} cells", cells.pearson->r, p, cells.values);
}

Panel plot_of(const CorrelationRow& row, const CellScores& score, const CellFigure& figure) {
  ScatterPlot plot{.title = fmt::format("{} and {}", row.measure, row.figure),
                   .across = std::string(row.measure),
                   .up = std::string(row.figure),
                   .points = {},
                   .note = note_of(row.cells)};
  for (std::size_t v = 0; v < score.raw.size(); ++v) plot.points.push_back({score.raw[v], figure.values[v]});
  if (const auto line = fitted_line(score.raw, figure.values)) plot.line = {line->slope, line->at_zero};
  return scatter_plot(plot);
}

}  // namespace

const Drawing& drawing_of_analysis(const std::string& file) {
  const Drawing* const drawing = drawing_for_file(file);
  if (!drawing || !drawing->paint)
    throw InputError(file, "an analysis is drawn as .svg, .pdf or .png; --csv FILE writes its numbers");
  return *drawing;
}

void require_can_be_seen(const Board& board, const std::string& file) {
  if (board.size() > most_cells_drawn)
    throw InputError(
        file, fmt::format("{} cells are too many for a picture, which shows up to {}; --csv FILE writes "
                          "their numbers",
                          board.size(), most_cells_drawn));
}

std::string picture_of(const AnalyseReport& report, const Drawing& drawing) {
  const Board& board = report.sheet.board;
  std::vector<Panel> panels;
  for (const auto& [measure, cells] : report.scores)
    panels.push_back(heat_map(std::string(measure->name), board, cells.raw));
  for (const CellFigure& figure : report.figures)
    panels.push_back(heat_map(std::string(figure.name), board, figure.values));
  for (const CorrelationRow& row : report.correlations) {
    const auto score = std::ranges::find(report.scores, row.measure,
                                         [](const MeasuredScore& of) { return of.measure->name; });
    const auto figure = std::ranges::find(report.figures, row.figure, &CellFigure::name);
    panels.push_back(plot_of(row, score->cells, *figure));
  }
  return draw_panels(drawing, printable(board.name()), panels);
}

}  // namespace hamlet
