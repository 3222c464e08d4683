#include "hamlet/analyse/reports/table_seven.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "hamlet/analyse/space/puzzle_symmetries.hpp"
#include "hamlet/analyse/statistics/correlation_plot.hpp"
#include "hamlet/draw/plot/heat_map.hpp"

namespace hamlet {

namespace {

struct PrintedLine {
  const char* board;
  const char* measure;
  const char *r, *p;
};
constexpr PrintedLine printed[] = {
    {"4x5", "betweenness", "-0.8228", "0.0000"}, {"4x5", "closeness", "-0.5899", "0.0062"},
    {"4x5", "degree", "-0.7845", "0.0000"},      {"4x5", "eigenvector", "-0.1728", "0.4664"},
    {"4x6", "betweenness", "-0.7744", "0.0000"}, {"4x6", "closeness", "-0.6316", "0.0009"},
    {"4x6", "degree", "-0.7197", "0.0001"},      {"4x6", "eigenvector", "-0.5179", "0.0095"},
    {"5x5", "betweenness", "-0.6820", "0.0002"}, {"5x5", "closeness", "-0.2543", "0.2199"},
    {"5x5", "degree", "-0.4037", "0.0454"},      {"5x5", "eigenvector", "-0.1460", "0.4861"},
    {"4x7", "betweenness", "-0.9098", "0.0000"}, {"4x7", "closeness", "-0.8204", "0.0000"},
    {"4x7", "degree", "-0.8596", "0.0000"},      {"4x7", "eigenvector", "-0.5842", "0.0011"},
};

std::string four_decimals(double value) { return fmt::format("{:.4f}", value); }
std::string p_method_of(const Correlation& correlation) {
  return std::string(name_of(p_method_for(correlation.values)));
}

struct Correlations {
  std::vector<CorrelationRow> rows = {};  // empty if the run ended first
  std::vector<Panel> panels = {};
};

/// Heat maps of the paths that begin at each cell and of betweenness, and a plot of one against the other.
std::vector<Panel> panels_on(const Board& board, const CellScores& betweenness, const CellFigure& from,
                             const CorrelationRow& row) {
  std::vector<Panel> panels = {heat_map(board.name() + ": paths-from", board, from.values),
                               heat_map(board.name() + ": betweenness", board, betweenness.raw),
                               correlation_plot(row, betweenness, from)};
  return panels;
}

Correlations correlations_on(const std::string& name, const Run& run) {
  const Board board = make_board({.name = "diplomatico:" + name});
  const PathSheet sheet{.board = board, .puzzle = {.graph = board.graph(), .shape = board.shape()}};
  const auto images = puzzle_symmetries(sheet).images;
  std::vector<MeasuredScore> scores;
  for (const char* measure : {"betweenness", "closeness", "degree", "eigenvector", "eigenvector-20"}) {
    const CellScore& score = cell_score(measure, "reproduce");
    auto cells = score.measure(board.graph(), {.symmetries = images}, run);
    if (!cells) return {};
    scores.push_back({&score, std::move(*cells)});
  }
  const SolutionSpace space = solution_space(sheet, {.only_starts = true}, run);
  if (space.known != SolutionSpace::Known::all) return {};
  const CellFigure from[] = {figure("paths-from", space, "reproduce")};
  const auto rows = correlation_table(scores, from, Orbits(board.size(), images));
  return {rows, panels_on(board, scores[0].cells, from[0], rows[0])};
}

/// Adds the line for a measure. Returns whether r and p agree with the printed ones.
bool add_line(const PrintedLine& line, const CorrelationRow& row, TableSeven& result) {
  const Coefficient& cells = *row.cells.pearson;
  const auto& classes = row.classes.pearson;
  // Of the two eigenvector scores, counts only eigenvector-20, the printed one.
  const bool is_significant = cells.p < 0.05 && row.measure != "eigenvector";
  result.significant += is_significant;
  result.negative += cells.r < 0 && row.measure != "eigenvector";
  result.still_significant += is_significant && classes && classes->p < 0.05;
  result.table.rows.push_back(
      {line.board, std::string(row.measure), line.r, line.p, four_decimals(cells.r), four_decimals(cells.p),
       p_method_of(row.cells), row.cells.spearman ? four_decimals(row.cells.spearman->r) : "undefined",
       static_cast<std::int64_t>(row.classes.values), classes ? four_decimals(classes->r) : "undefined",
       classes ? four_decimals(classes->p) : "undefined", p_method_of(row.classes)});
  return four_decimals(cells.r) == line.r && four_decimals(cells.p) == line.p;
}

}  // namespace

TableSeven table_seven(const Run& run) {
  TableSeven result{.table = {"Table VII: correlation of the paths from each cell with its centralities",
                              {"board", "measure", "r (printed)", "p (printed)", "r", "p", "p by", "Spearman",
                               "classes", "r over classes", "p over classes", "p by"},
                              {}}};
  std::string board;
  std::vector<CorrelationRow> rows;
  ReportPicture picture{
      "Of each board of Table VII: how many paths begin at a cell, its betweenness, and one against the "
      "other",
      {}};
  for (const PrintedLine& line : printed) {
    if (board != line.board) {
      Correlations of_board = correlations_on(board = line.board, run);
      rows = std::move(of_board.rows);
      std::ranges::move(of_board.panels, std::back_inserter(picture.panels));
    }
    if (rows.empty()) {
      result.complete = false;
      return result;
    }
    for (const CorrelationRow& row : rows) {
      if (!row.measure.starts_with(line.measure)) continue;
      const bool agrees = add_line(line, row, result);
      if (row.measure == "eigenvector-20") {
        result.agree_20 += agrees;
      } else if (row.measure == "eigenvector") {
        result.agree_true += agrees;
      } else {
        result.agree += agrees;
        ++result.lines;
      }
    }
  }
  result.table.pictures.push_back(std::move(picture));
  return result;
}

}  // namespace hamlet
