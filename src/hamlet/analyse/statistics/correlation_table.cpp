#include "hamlet/analyse/statistics/correlation_table.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"

namespace hamlet {

namespace {

constexpr std::string_view names[] = {"paths-from", "paths-to", "visit-time"};

CellFigure of_estimates(std::string_view name, std::string_view summary,
                        const std::vector<Estimate>& estimates, double times) {
  CellFigure figure{.name = name, .summary = summary, .values = {}};
  for (const Estimate& estimate : estimates) {
    figure.values.push_back(times * estimate.value);
    figure.is_exact = figure.is_exact && estimate.is_exact();
  }
  return figure;
}

}  // namespace

std::span<const std::string_view> figure_names() { return names; }

void require_figure(std::string_view name, std::string_view where) {
  if (std::ranges::find(names, name) == std::end(names))
    throw InputError(std::string(where), unknown_name("figure", name, {std::begin(names), std::end(names)}));
}

CellFigure figure(std::string_view name, const SolutionSpace& space, std::string_view where) {
  require_figure(name, where);
  if (name == names[0]) {
    CellFigure starts{.name = names[0], .summary = "solutions that begin at the cell", .values = {}};
    for (const Count& count : space.from) starts.values.push_back(count.to_double());
    return starts;
  }
  if (space.to.empty() && !space.why.empty()) throw InputError(std::string(where), space.why);
  if (space.to.empty())
    throw InputError(std::string(where), "closed tours have no last cell, and no first step");
  return name == names[1]
             ? of_estimates(names[1], "solutions that end at the cell", space.to, space.count.to_double())
             : of_estimates(names[2], "the mean step at which the cell is visited", space.visit_time, 1);
}

std::vector<CorrelationRow> correlation_table(std::span<const MeasuredScore> scores,
                                              std::span<const CellFigure> figures, const Orbits& classes) {
  std::vector<CorrelationRow> rows;
  for (const CellFigure& figure : figures) {
    for (const auto& [measure, cells] : scores) {
      rows.push_back({measure->name, figure.name, correlate(cells.raw, figure.values),
                      correlate(means(classes, cells.raw), means(classes, figure.values))});
    }
  }
  return rows;
}

}  // namespace hamlet
