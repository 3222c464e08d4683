#include "hamlet/api/say/survey_of_sizes.hpp"

#include <fmt/format.h>

#include "hamlet/analyse/reports/survey_report.hpp"
#include "hamlet/api/say/analyse_picture.hpp"
#include "hamlet/api/say/csv.hpp"
#include "hamlet/api/say/report_table.hpp"
#include "hamlet/base/text/json.hpp"

namespace hamlet::api {

namespace {

const char* word_for_existence(const Existence& existence) {
  using Answer = path::Found::Answer;
  return existence.answer == Answer::found ? "yes" : existence.answer == Answer::none ? "no" : "unknown";
}

std::string survey_text(const SizeSurvey& survey) {
  std::string text = plain_text_of(solvability_table(survey));
  text += "\nwhy not, or why it is not known";
  text += survey.is_turnable ? " (boards that are these turned are not named):\n" : ":\n";
  for (const auto& [what, sizes, why] : reasons_of(survey))
    text += fmt::format("{} on {}: {}\n", what, sizes, why);
  const ReportTable growth = growth_table(survey);
  text += "\n" + plain_text_of(growth);
  return growth.note.empty() ? text : text + growth.note + "\n";
}

Json existence_json(const Existence& existence) {
  Json json = {{"answer", word_for_existence(existence)}};
  if (!existence.why.empty()) json["why"] = existence.why;
  return json;
}

Json count_json(const std::optional<Count>& count) { return count ? Json(count->to_string()) : Json(); }

Json surveyed_json(const SurveyedBoard& board) {
  Json bounds = Json::object();
  if (const auto& own = board.bounds.diplomatico)
    bounds = {{"printed_least", own->printed_least},
              {"by_tiles", own->by_tiles},
              {"printed_most", own->printed_most}};
  bounds["by_permanents"] = board.bounds.by_permanents;
  return {{"rows", board.rows},
          {"columns", board.columns},
          {"path", existence_json(board.path)},
          {"tour", existence_json(board.tour)},
          {"paths_directed", count_json(board.paths)},
          {"tours_undirected", count_json(board.tours)},
          {"log10_bounds", std::move(bounds)}};
}

Json survey_json(const SizeSurvey& survey) {
  Json json = {{"family", survey.family},
               {"largest", {{"rows", survey.rows}, {"columns", survey.columns}}},
               {"turned_boards_are_left_out", survey.is_turnable},
               {"boards", Json::array()},
               {"left_out", left_out_of(survey)},
               {"complete", survey.complete}};
  for (const SurveyedBoard& board : survey.boards) json["boards"].push_back(surveyed_json(board));
  return json;
}

/// Names cells of the surveyed board, which may be this one rotated.
std::string why_in_row(const Existence& existence, const SurveyedBoard& board, int rows) {
  const bool is_turned = board.rows != rows;
  return is_turned && !existence.why.empty() ? fmt::format("as {}: {}", board.name(), existence.why)
                                             : existence.why;
}

}  // namespace

std::string csv_of(const SizeSurvey& survey) {
  std::string text = "rows,columns,path,tour,paths directed,tours undirected,log10 at most by permanents";
  if (survey.is_diplomatico())
    text += ",log10 at least by tiles,log10 of 2^((n-4)(m-4)/25),log10 of 7^(nm-1)";
  text += ",why no path,why no tour\n";
  const auto number = [](const std::optional<Count>& count) { return count ? count->to_string() : ""; };
  for (int rows = 1; rows <= survey.rows; ++rows) {
    for (int columns = 1; columns <= survey.columns; ++columns) {
      const SurveyedBoard* const board = survey.board(rows, columns);
      if (!board) continue;
      text += fmt::format("{},{},{},{},{},{},{}", rows, columns, word_for_existence(board->path),
                          word_for_existence(board->tour), number(board->paths), number(board->tours),
                          board->bounds.by_permanents);
      if (const auto& own = board->bounds.diplomatico) {
        text += fmt::format(",{},{},{}", own->by_tiles, own->printed_least, own->printed_most);
      } else if (survey.is_diplomatico()) {
        text += ",,,";
      }
      text += fmt::format(",{},{}\n", csv_field(why_in_row(board->path, *board, rows)),
                          csv_field(why_in_row(board->tour, *board, rows)));
    }
  }
  return text;
}

Answer answer_of(const SizeSurvey& survey) {
  Answer answer{.json = survey_json(survey), .text = survey_text(survey)};
  if (!survey.all_decided()) {
    answer.verdict = Verdict::unknown;
    answer.remarks.push_back(
        survey.complete ? "unknown: of some boards it is not known whether they have a path or a tour"
                        : "unknown: a limit was reached before the last board");
  }
  answer.documents = [survey](const std::string& file) {
    return std::vector<Document>{{file, draw_panels(drawing_of_analysis(file), "", {growth_plot(survey)})}};
  };
  return answer;
}

}  // namespace hamlet::api
