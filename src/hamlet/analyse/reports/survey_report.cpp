#include "hamlet/analyse/reports/survey_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "hamlet/analyse/survey/known_counts.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/draw/plot/line_plot.hpp"

namespace hamlet {

namespace {

using Answer = path::Found::Answer;

std::string sign_of(const SurveyedBoard* board) {
  if (!board) return "?";
  if (board->path.answer == Answer::none) return "-";
  const char* const path = board->path.answer == Answer::found ? "o" : "?";
  const char* const tour = board->tour.answer == Answer::found  ? "c"
                           : board->tour.answer == Answer::none ? ""
                                                                : "?";
  return std::string(path) + tour;
}

/// The square boards in order of size, then on to the largest board.
std::vector<const SurveyedBoard*> way_to_the_largest(const SizeSurvey& survey) {
  std::vector<const SurveyedBoard*> way;
  for (int side = 1; side <= std::max(survey.rows, survey.columns); ++side) {
    if (const auto* board = survey.board(std::min(side, survey.rows), std::min(side, survey.columns)))
      way.push_back(board);
  }
  return way;
}

/// A number that was counted now, or else stands in the table of counts.
struct Number {
  std::optional<Count> count;
  bool is_from_table = false;
};

Number number_of(const SizeSurvey& survey, const SurveyedBoard& board, Counted what) {
  const std::optional<Count>& now = what == Counted::paths ? board.paths : board.tours;
  if (now) return {now};
  return {known_count(survey.family + ":" + board.name(), what), true};
}

std::string text_of(const Number& number) {
  return number.count ? number.count->to_string() + (number.is_from_table ? " *" : "") : "";
}

std::vector<Figure> growth_row(const SizeSurvey& survey, const SurveyedBoard& board) {
  const Number paths = number_of(survey, board, Counted::paths),
               tours = number_of(survey, board, Counted::tours);
  const Figure exact = paths.count ? Figure(log10_of(*paths.count)) : Figure("");
  const Figure above = board.bounds.by_permanents;
  std::vector<Figure> row = {board.name(), text_of(paths), text_of(tours)};
  if (!survey.is_diplomatico()) {
    row.insert(row.end(), {exact, above});
  } else if (const auto& own = board.bounds.diplomatico) {
    row.insert(row.end(), {own->printed_least, own->by_tiles, exact, above, own->printed_most});
  } else {
    row.insert(row.end(), {"", "", exact, above, ""});
  }
  return row;
}

/// What the stars and gaps of the table mean.
std::string growth_note(const SizeSurvey& survey) {
  std::string note;
  std::vector<std::string> unknown_paths, unknown_tours;
  bool has_stars = false;
  for (const SurveyedBoard& board : survey.boards) {
    if (board.path.answer != Answer::found) continue;
    const Number paths = number_of(survey, board, Counted::paths),
                 tours = number_of(survey, board, Counted::tours);
    has_stars = has_stars || (paths.count && paths.is_from_table) || (tours.count && tours.is_from_table);
    if (!paths.count) unknown_paths.push_back(board.name());
    if (!tours.count) unknown_tours.push_back(board.name());
  }
  if (has_stars) note += "A star: counted before, with more memory (docs/counts.md). ";
  if (!unknown_paths.empty())
    note += fmt::format("The paths of {} have not been counted. ", fmt::join(unknown_paths, ", "));
  if (!unknown_tours.empty())
    note += fmt::format("The tours of {} have not been counted. ", fmt::join(unknown_tours, ", "));
  if (!note.empty()) note.pop_back();
  return note;
}

}  // namespace

ReportTable solvability_table(const SizeSurvey& survey) {
  ReportTable table{"Which boards have a path (o), also a closed tour (c), or none (-)", {"rows"}, {}};
  if (!survey.all_decided()) table.title += "; a question mark where it is not known";
  for (int columns = 1; columns <= survey.columns; ++columns)
    table.columns.push_back(std::to_string(columns));
  for (int rows = 1; rows <= survey.rows; ++rows) {
    auto& row = table.rows.emplace_back(std::vector<Figure>{std::int64_t{rows}});
    for (int columns = 1; columns <= survey.columns; ++columns)
      row.emplace_back(sign_of(survey.board(rows, columns)));
  }
  return table;
}

ReportTable reasons_table(const SizeSurvey& survey) {
  ReportTable table{"Why some have none", {"there is", "on", "since"}, {}};
  if (survey.is_turnable) table.title += " (boards that are these turned are not named)";
  for (const auto& [what, sizes, why] : reasons_of(survey)) table.rows.push_back({what, sizes, why});
  return table;
}

ReportTable growth_table(const SizeSurvey& survey) {
  ReportTable table{
      "Numbers of paths (directed) and closed tours, and bounds on the paths as logarithms to base 10",
      {"board", "paths", "tours"},
      {}};
  const std::vector<std::string> bounds =
      survey.is_diplomatico() ? std::vector<std::string>{"2^((n-4)(m-4)/25)", "by tiles", "log of paths",
                                                         "by permanents", "7^(nm-1)"}
                              : std::vector<std::string>{"log of paths", "by permanents"};
  table.columns.insert(table.columns.end(), bounds.begin(), bounds.end());
  for (const SurveyedBoard& board : survey.boards) {
    if (board.path.answer == Answer::found) table.rows.push_back(growth_row(survey, board));
  }
  table.note = growth_note(survey);
  return table;
}

std::string left_out_of(const SizeSurvey& survey) {
  std::vector<std::string> paths, tours;
  for (const SurveyedBoard& board : survey.boards) {
    if (!board.paths) paths.push_back(board.name());
    if (!board.tours) tours.push_back(board.name());
  }
  if (paths.empty() && tours.empty()) return "";
  const auto sizes = [](const std::vector<std::string>& names) {
    return names.empty() ? "of none" : "of " + fmt::format("{}", fmt::join(names, ", "));
  };
  return fmt::format("not counted, since it would take more than {}: the paths {}; the tours {}",
                     format_bytes(static_cast<double>(survey.options.bytes_to_count)), sizes(paths),
                     sizes(tours));
}

Panel growth_plot(const SizeSurvey& survey) {
  const auto cells = [](const SurveyedBoard& board) { return static_cast<double>(board.cells()); };
  LinePlot::Series paths{"paths, directed", {}, false}, tours{"closed tours", {}, false},
      permanents{"at most, by permanents", {}}, tiles{"at least, by tiles", {}},
      most{"at most, 7^(nm-1)", {}}, least{"at least, 2^((n-4)(m-4)/25)", {}};
  for (const SurveyedBoard& board : survey.boards) {
    const auto all_paths = number_of(survey, board, Counted::paths).count,
               all_tours = number_of(survey, board, Counted::tours).count;
    if (all_paths && *all_paths > Count(1)) paths.points.push_back({cells(board), log10_of(*all_paths)});
    if (all_tours && !all_tours->is_zero()) tours.points.push_back({cells(board), log10_of(*all_tours)});
  }
  for (const SurveyedBoard* board : way_to_the_largest(survey)) {
    if (board->path.answer != Answer::found || board->cells() == 1) continue;
    permanents.points.push_back({cells(*board), board->bounds.by_permanents});
    const auto& own = board->bounds.diplomatico;
    if (!own) continue;
    tiles.points.push_back({cells(*board), own->by_tiles});
    most.points.push_back({cells(*board), own->printed_most});
    least.points.push_back({cells(*board), own->printed_least});
  }
  LinePlot plot{
      .title = fmt::format("{}: how many solutions", survey.family),
      .across = fmt::format("cells; bounds of the boards on the way to {}x{}", survey.rows, survey.columns),
      .series = {paths, tours, permanents}};
  if (survey.is_diplomatico()) {
    plot.series.insert(plot.series.end(), {tiles, most, least});
    plot.note = "of tiles with more than 49 cells only some paths are counted, so there the tiles give less";
  }
  return line_plot(plot);
}

}  // namespace hamlet
