#include "hamlet/api/say/analyse_picture.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/analyse/statistics/correlation_plot.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/plot/heat_map.hpp"

namespace hamlet::api {

namespace {

// Eight maps of this many cells make a file of about 50 MB.
constexpr Vertex most_cells_drawn = 100'000;

}  // namespace

const Drawing& drawing_of_analysis(const std::string& file) {
  const Drawing* const drawing = drawing_for_file(file);
  if (!drawing || !drawing->paint)
    throw InputError(file, "an analysis is drawn as .svg, .pdf or .png; `csv` writes its numbers");
  return *drawing;
}

void require_can_be_seen(const Board& board, const std::string& file) {
  if (board.size() > most_cells_drawn)
    throw InputError(file,
                     fmt::format("{} cells are too many for a picture, which shows up to {}; `csv` writes "
                                 "their numbers",
                                 board.size(), most_cells_drawn));
}

std::string picture_of(const AnalyseReport& report, const Drawing& drawing, const DrawOptions& options) {
  const Board& board = report.sheet.board;
  const bool has_colours = options.theme.empty() ? !drawing.is_for_print : options.theme != "print";
  const Ramp ramp = has_colours ? Ramp::colour : Ramp::grey;
  std::vector<Panel> panels;
  for (const auto& [measure, cells] : report.scores)
    panels.push_back(heat_map(std::string(measure->name), board, cells.raw, ramp));
  for (const CellFigure& figure : report.figures)
    panels.push_back(heat_map(std::string(figure.name), board, figure.values, ramp));
  for (const CorrelationRow& row : report.correlations) {
    const auto score = std::ranges::find(report.scores, row.measure,
                                         [](const MeasuredScore& of) { return of.measure->name; });
    const auto figure = std::ranges::find(report.figures, row.figure, &CellFigure::name);
    panels.push_back(correlation_plot(row, score->cells, *figure));
  }
  const std::string title = options.own_title.empty() ? board.name() : options.own_title;
  return draw_panels(drawing, options.title || !options.own_title.empty() ? printable(title) : "", panels,
                     options.scale);
}

}  // namespace hamlet::api
