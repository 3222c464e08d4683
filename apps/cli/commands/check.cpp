#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet {

namespace {

nlohmann::ordered_json json_of(const Sheet& sheet, const std::vector<Violation>& violations) {
  nlohmann::ordered_json json = {{"valid", violations.empty()},
                                 {"violations", nlohmann::ordered_json::array()}};
  for (const Violation& violation : violations) {
    auto place = nlohmann::ordered_json::array();
    for (Vertex v : violation.cells) {
      place.push_back(sheet.is_path() ? vertex_json(sheet.path().board, v)
                                      : cell_json(sheet.bridges().puzzle.islands()[v].cell));
    }
    json["violations"].push_back(
        {{"rule", violation.rule}, {"place", std::move(place)}, {"sentence", violation.sentence}});
  }
  return json;
}

/// The numbers of a puzzle without a solution of its own are taken as one when they fill the board.
void take_numbers_as_solution(Sheet& sheet) {
  if (!sheet.is_path() || sheet.path().solution) return;
  PathSheet& content = sheet.path();
  if (content.puzzle.clues.size() == content.puzzle.length() && content.puzzle.length() > 0)
    content.solution = content.puzzle.clues;
}

constexpr Example examples[] = {
    {"hamlet check answer.txt", "a sheet with a 'solution:' part"},
    {"hamlet check answer.json --json", "every violated rule, with its place"},
};

struct State {
  InputOptions input;
  LimitOptions limits;
  OutputOptions output;
};

int check_sheets(const State& state) {
  state.output.require_can_save(1);
  std::vector<Sheet> sheets = state.input.sheets();
  bool all_valid = true;
  auto json = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    Sheet& sheet = sheets[i];
    take_numbers_as_solution(sheet);
    const std::string which = sheets.size() == 1 ? "" : fmt::format("puzzle {}: ", i + 1);
    if (!sheet.has_solution())
      throw InputError("check", which + "there is no solution on the sheet to check");
    const auto violations = check(sheet);
    all_valid = all_valid && violations.empty();
    json.push_back(json_of(sheet, violations));
    if (state.output.json()) continue;
    for (const Violation& violation : violations)
      print(fmt::format("{}{}: {}\n", which, violation.rule, violation.sentence));
    if (violations.empty()) print(fmt::format("{}valid\n", which));
  }
  if (state.output.json()) state.output.print_json(json.size() == 1 ? json[0] : json);
  if (state.output.to_file()) state.output.save(sheets);
  return all_valid ? exit_yes : exit_no;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  return {together({state->input.options(), state->limits.time_option(), state->output.options()}),
          [state] { return check_sheets(*state); }};
}

}  // namespace

extern const Command check_command = {
    .name = "check",
    .summary = "says whether a sheet's solution is one, and names every rule it breaks",
    .details = "",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
