#include "hamlet/api/say/analyse_report.hpp"

#include <fmt/format.h>

#include <cmath>

#include "hamlet/api/say/csv.hpp"
#include "hamlet/api/say/space_report.hpp"
#include "hamlet/api/say/text_table.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet::api {

namespace {

constexpr const char* independence =
    "symmetric cells have equal values and are not independent, so p by cells looks surer than it is; by "
    "classes each "
    "counts once";

constexpr const char* unsure_classes =
    "the puzzle's symmetries are too many or too hard to list, so cells of different classes may be "
    "symmetric after all";

std::string number(double value) { return fmt::format("{:.6g}", value); }

/// Formatted as in table VII.
std::string coefficient(const std::optional<Coefficient>& of) {
  return of ? fmt::format("{:.6f}", of->r) : "undefined";
}
std::string probability(const std::optional<Coefficient>& of) {
  return of ? fmt::format("{:.6g}", of->p) : "–";
}

Json correlation_json(const Correlation& correlation) {
  Json json = {{"values", correlation.values}};
  const auto add = [&](const char* r, const char* p, const std::optional<Coefficient>& of) {
    json[r] = of ? Json(of->r) : Json();
    json[p] = of ? Json(of->p) : Json();
  };
  add("r", "p", correlation.pearson);
  add("spearman", "spearman_p", correlation.spearman);
  if (correlation.pearson) json["p_method"] = name_of(p_method_for(correlation.values));
  if (!correlation.why_not.empty()) json["why"] = correlation.why_not;
  return json;
}

Json row_json(const CorrelationRow& row) {
  Json json = {{"measure", row.measure}, {"figure", row.figure}};
  json.add_fields(correlation_json(row.cells));
  json["per_class"] = correlation_json(row.classes);
  return json;
}

std::string correlations_text(const std::vector<CorrelationRow>& correlations) {
  std::vector<std::vector<std::string>> rows = {{"score", "with"}};
  for (const char* what : {"cells", "classes"}) {
    for (const char* column : {what, "r", "p", "Spearman", "p", "p by"}) rows[0].emplace_back(column);
  }
  std::string reasons;
  for (const auto& [measure, figure, cells, classes] : correlations) {
    auto& row = rows.emplace_back(std::vector{std::string(measure), std::string(figure)});
    for (const Correlation* of : {&cells, &classes}) {
      row.insert(row.end(), {std::to_string(of->values), coefficient(of->pearson), probability(of->pearson),
                             coefficient(of->spearman), probability(of->spearman),
                             of->pearson ? std::string(name_of(p_method_for(of->values))) : "–"});
    }
    if (!cells.why_not.empty())
      reasons += fmt::format("{} with {}: undefined, since {}\n", measure, figure, cells.why_not);
  }
  return text_table(rows) + reasons;
}

/// A heading, then one row a cell.
std::vector<std::vector<std::string>> cell_rows(const AnalyseReport& report) {
  std::vector<std::vector<std::string>> rows = {{"cell"}};
  for (const auto& [measure, cells] : report.scores) rows[0].emplace_back(measure->name);
  for (const CellFigure& figure : report.figures) rows[0].emplace_back(figure.name);
  for (Vertex v = 0; v < report.sheet.board.size(); ++v) {
    auto& row = rows.emplace_back(std::vector{report.sheet.board.label(v)});
    for (const auto& [measure, cells] : report.scores) row.push_back(number(cells.raw[v]));
    for (const CellFigure& figure : report.figures) row.push_back(fmt::format("{:.12g}", figure.values[v]));
  }
  return rows;
}

}  // namespace

std::vector<std::string> AnalyseReport::remarks() const {
  std::vector<std::string> lines;
  for (const auto& [measure, cells] : scores) {
    if (!cells.note.empty()) lines.push_back(fmt::format("{}: {}", measure->name, cells.note));
    if (components > 1 && !measure->when_disconnected.empty())
      lines.push_back(fmt::format("{}, of a graph in {} pieces: {}", measure->name, components,
                                  measure->when_disconnected));
  }
  for (const CellFigure& figure : figures) {
    if (!figure.is_exact)
      lines.push_back(
          fmt::format("{}: estimated from {} solutions drawn uniformly", figure.name, space->looked_at));
  }
  if (space && space->known == SolutionSpace::Known::none_exist)
    lines.push_back("there is no solution: " + space->why);
  if (!correlations.empty() && classes.count() < sheet.board.size()) lines.emplace_back(independence);
  if (!correlations.empty() && !classes_are_sure) lines.emplace_back(unsure_classes);
  return lines;
}

std::string AnalyseReport::text() const {
  std::string text = text_table(cell_rows(*this));
  if (shows_space && space && space->known == SolutionSpace::Known::all)
    text += "\n" + space_text(*space, sheet, classes);
  if (!correlations.empty()) text += "\n" + correlations_text(correlations);
  const auto lines = remarks();
  if (!lines.empty()) text += "\n";
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

std::string AnalyseReport::csv() const {
  std::string text = "cell,class";
  for (const auto& [measure, cells] : scores) text += fmt::format(",{0},{0} normalised", measure->name);
  for (const CellFigure& figure : figures) text += fmt::format(",{}", figure.name);
  text += "\n";
  std::vector<std::vector<double>> normalised;
  for (const auto& [measure, cells] : scores) normalised.push_back(cells.normalised());
  for (Vertex v = 0; v < sheet.board.size(); ++v) {
    text += fmt::format("{},{}", csv_field(sheet.board.label(v)), classes.of[v] + 1);
    for (std::size_t i = 0; i < scores.size(); ++i)
      text += fmt::format(",{},{}", scores[i].cells.raw[v], normalised[i][v]);
    for (const CellFigure& figure : figures) text += fmt::format(",{}", figure.values[v]);
    text += "\n";
  }
  return text;
}

Json AnalyseReport::json() const {
  Json json = {{"board", sheet.board.name()},
               {"cells", sheet.board.size()},
               {"classes", classes.count()},
               {"components", components},
               {"normalisation", "divided by the greatest"},
               {"measures", Json::array()},
               {"scores", Json::array()}};
  std::vector<std::vector<double>> normalised;
  for (const auto& [measure, cells] : scores) {
    Json row = {{"measure", measure->name}, {"summary", measure->summary}};
    if (!cells.note.empty()) row["note"] = cells.note;
    if (components > 1 && !measure->when_disconnected.empty())
      row["when_disconnected"] = measure->when_disconnected;
    json["measures"].push_back(std::move(row));
    normalised.push_back(cells.normalised());
  }
  for (Vertex v = 0; v < sheet.board.size(); ++v) {
    Json row = {{"cell", vertex_json(sheet.board, v)}}, shares = Json::object();
    for (std::size_t i = 0; i < scores.size(); ++i) {
      row[std::string(scores[i].measure->name)] = scores[i].cells.raw[v];
      shares[std::string(scores[i].measure->name)] = normalised[i][v];
    }
    row["normalised"] = std::move(shares);
    json["scores"].push_back(std::move(row));
  }
  if (space && space->known == SolutionSpace::Known::all)
    json["solutions"] = space_json(*space, sheet, classes);
  if (space && space->known == SolutionSpace::Known::no) json["unknown"] = space->why;
  if (space && space->known == SolutionSpace::Known::none_exist) json["none"] = space->why;
  json["correlations"] = Json::array();
  for (const CorrelationRow& row : correlations) json["correlations"].push_back(row_json(row));
  json["remarks"] = remarks();
  return json;
}

}  // namespace hamlet::api
