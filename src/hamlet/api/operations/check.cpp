#include <fmt/format.h>

#include <functional>
#include <set>

#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/sentence.hpp"

namespace hamlet::api {

namespace {

constexpr Example check_examples[] = {
    {"hamlet check answer.txt", "a sheet with a 'solution:' part"},
    {"hamlet check answer.json --json", "every violated rule, with its place"},
};

Json violations_json(const Sheet& sheet, const std::vector<Violation>& violations) {
  Json json = {{"valid", violations.empty()}, {"violations", Json::array()}};
  for (const Violation& violation : violations) {
    Json place = sheet.visit(
        [&](const PathSheet& path) { return cells_json(path.board, violation.cells); },
        [&](const BridgesSheet& bridges) { return islands_json(bridges.puzzle, violation.cells); });
    json["violations"].push_back(
        {{"rule", violation.rule}, {"place", std::move(place)}, {"sentence", violation.sentence}});
  }
  return json;
}

/// If the clues of a puzzle without a solution fill the board, they are its solution.
void take_numbers_as_solution(Sheet& sheet) {
  PathSheet* const path = sheet.if_path();
  if (!path || path->solution) return;
  if (path->puzzle.clues.size() == path->puzzle.length() && path->puzzle.length() > 0)
    path->solution = path->puzzle.clues;
}

/// "3 to 5, 8 and 9 to 12"
std::string in_runs(const std::vector<Step>& steps) {
  std::vector<std::string> runs;
  for (std::size_t i = 0; i < steps.size();) {
    std::size_t end = i;
    while (end + 1 < steps.size() && steps[end + 1] == steps[end] + 1) ++end;
    runs.push_back(end == i ? std::to_string(steps[i]) : fmt::format("{} to {}", steps[i], steps[end]));
    i = end + 1;
  }
  return listed(runs);
}

/// What a begun solution lacks, on one line, if it is more than one thing.
struct Lacking {
  std::string line = {};
  /// Whether the line says the same as a violation.
  std::function<bool(const Violation&)> says = [](const Violation&) { return false; };
};

Lacking lacking_in(const PathSheet& path) {
  std::vector<bool> is_there(path.puzzle.length() + std::size_t{1}, false);
  for (const Visit& visit : *path.solution) {
    if (visit.step < is_there.size()) is_there[visit.step] = true;
  }
  std::vector<Step> missing;
  for (Step step = 1; step < is_there.size(); ++step) {
    if (!is_there[step]) missing.push_back(step);
  }
  if (missing.size() < 2) return {};
  return {fmt::format("every-number: {} of {} numbers are missing: {}", missing.size(), path.puzzle.length(),
                      in_runs(missing)),
          [](const Violation& violation) {
            return violation.rule == "every-number" || violation.rule == "every-cell";
          }};
}

Lacking lacking_in(const BridgesSheet& sheet) {
  const auto& islands = sheet.puzzle.islands();
  const Labels label = sheet.puzzle.labels();
  std::vector<std::int64_t> bridges(islands.size(), 0);
  for (const Bridge& bridge : *sheet.solution) {
    for (const Vertex end : {bridge.a, bridge.b}) {
      if (end < bridges.size()) bridges[end] += bridge.n;
    }
  }
  std::set<Vertex> unfinished;
  std::vector<std::string> names;
  for (Vertex v = 0; v < islands.size(); ++v) {
    if (!islands[v].demand || bridges[v] >= *islands[v].demand) continue;
    unfinished.insert(v);
    names.push_back(fmt::format("{} ({} of {})", label(v), bridges[v], *islands[v].demand));
  }
  if (names.size() < 2) return {};
  return {fmt::format("demand: {} of {} islands have too few bridges: {}", names.size(), islands.size(),
                      listed(names)),
          [unfinished](const Violation& violation) {
            return violation.rule == "demand" && unfinished.contains(violation.cells[0]);
          }};
}

class Check : public PuzzleRequest {
 public:
  Answer answer(Listener&, const Run&) override {
    Answer answer;
    answer.shows_sheets = false;
    answer.sheets = sheets();
    Json each = Json::array();
    for (std::size_t i = 0; i < answer.sheets.size(); ++i) {
      Sheet& sheet = answer.sheets[i];
      take_numbers_as_solution(sheet);
      const std::string which = answer.sheets.size() == 1 ? "" : fmt::format("puzzle {}: ", i + 1);
      if (!sheet.has_solution())
        throw InputError("check", which + "there is no solution on the sheet to check");
      const auto violations = hamlet::check(sheet);
      if (!violations.empty()) answer.verdict = Verdict::no;
      each.push_back(violations_json(sheet, violations));
      const Lacking lacking = sheet.visit([](const auto& puzzle) { return lacking_in(puzzle); });
      if (!lacking.line.empty()) answer.text += fmt::format("{}{}\n", which, lacking.line);
      for (const Violation& violation : violations) {
        if (!lacking.says(violation))
          answer.text += fmt::format("{}{}: {}\n", which, violation.rule, violation.sentence);
      }
      if (violations.empty()) answer.text += fmt::format("{}valid\n", which);
    }
    answer.json = each.size() == 1 ? each[0] : each;
    return answer;
  }
};

}  // namespace

extern const Operation check_operation = {
    .name = "check",
    .summary = "says whether a sheet's solution is one, and names every rule it breaks",
    .details =
        "What a begun solution lacks, numbers or bridges, is listed on one line; JSON has each by itself.",
    .examples = check_examples,
    .prepare = prepared<Check>,
};

}  // namespace hamlet::api
