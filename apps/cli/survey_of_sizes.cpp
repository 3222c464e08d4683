#include "cli/survey_of_sizes.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/analyse_picture.hpp"
#include "cli/command.hpp"
#include "cli/csv.hpp"
#include "cli/limits.hpp"
#include "cli/report_table.hpp"
#include "hamlet/analyse/survey_report.hpp"
#include "hamlet/io/file.hpp"

namespace hamlet {

namespace {

using Json = nlohmann::ordered_json;

const char* word_for(const Existence& existence) {
  using Answer = FindResult::Answer;
  return existence.answer == Answer::found ? "yes" : existence.answer == Answer::none ? "no" : "unknown";
}

std::string text_of(const SizeSurvey& survey) {
  std::string text = plain_text_of(solvability_table(survey));
  text += "\nwhy not, or why it is not known";
  text += survey.is_turnable ? " (boards that are these turned are not named):\n" : ":\n";
  for (const auto& [what, sizes, why] : reasons_of(survey))
    text += fmt::format("{} on {}: {}\n", what, sizes, why);
  text += "\n" + plain_text_of(growth_table(survey));
  const std::string left_out = left_out_of(survey);
  return left_out.empty() ? text : text + left_out + "\n";
}

Json json_of(const Existence& existence) {
  Json json = {{"answer", word_for(existence)}};
  if (!existence.why.empty()) json["why"] = existence.why;
  return json;
}

Json json_of(const std::optional<Count>& count) { return count ? Json(count->to_string()) : Json(); }

Json json_of(const SurveyedBoard& board) {
  Json bounds = Json::object();
  if (const auto& own = board.bounds.diplomatico)
    bounds = {{"printed_least", own->printed_least},
              {"by_tiles", own->by_tiles},
              {"printed_most", own->printed_most}};
  bounds["by_permanents"] = board.bounds.by_permanents;
  return {{"rows", board.rows},
          {"columns", board.columns},
          {"path", json_of(board.path)},
          {"tour", json_of(board.tour)},
          {"paths_directed", json_of(board.paths)},
          {"tours_undirected", json_of(board.tours)},
          {"log10_bounds", std::move(bounds)}};
}

Json json_of(const SizeSurvey& survey) {
  Json json = {{"family", survey.family},
               {"largest", {{"rows", survey.rows}, {"columns", survey.columns}}},
               {"turned_boards_are_left_out", survey.is_turnable},
               {"boards", Json::array()},
               {"left_out", left_out_of(survey)},
               {"complete", survey.complete}};
  for (const SurveyedBoard& board : survey.boards) json["boards"].push_back(json_of(board));
  return json;
}

/// The cells it names are those of the board that was looked at.
std::string why_in_row(const Existence& existence, const SurveyedBoard& board, int rows) {
  const bool is_turned = board.rows != rows;
  return is_turned && !existence.why.empty() ? fmt::format("as {}: {}", board.name(), existence.why)
                                             : existence.why;
}

/// One line a board, turned ones too.
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
      text += fmt::format("{},{},{},{},{},{},{}", rows, columns, word_for(board->path), word_for(board->tour),
                          number(board->paths), number(board->tours), board->bounds.by_permanents);
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

}  // namespace

int survey_of_sizes(const std::string& family, const std::string& largest, const std::string& csv,
                    const OutputOptions& output, const Run& run) {
  const Drawing* const drawing = output.to_file() ? &drawing_of_analysis(output.file()) : nullptr;
  const SizeSurvey survey = size_survey(family, largest, {}, run);
  clear_progress();
  std::vector<NamedBytes> files;
  if (!csv.empty()) files.push_back({csv, csv_of(survey)});
  if (drawing) files.push_back({output.file(), draw_panels(*drawing, "", {growth_plot(survey)})});
  write_files(files);
  if (output.json()) {
    output.print_json(json_of(survey));
  } else {
    print(text_of(survey));
  }
  if (survey.all_decided()) return exit_yes;
  output.say(survey.complete ? "unknown: of some boards it is not known whether they have a path or a tour"
                             : "unknown: a limit was reached before the last board");
  return exit_unknown;
}

}  // namespace hamlet
