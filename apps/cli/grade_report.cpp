#include "cli/grade_report.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/way_report.hpp"
#include "hamlet/solve/bridges/deduction.hpp"

namespace hamlet {

namespace {

using Answer = NetsFound::Answer;

const char* word_for(const Grade& grade) {
  if (grade.is_unique()) return "unique";
  if (grade.found.nets.size() > 1) return "ambiguous";
  return grade.found.answer == Answer::none ? "none" : "unknown";
}

/// In the order of the table of rules.
std::string uses_text(const Grade& grade) {
  std::string text;
  for (const Deduction* rule : bridges_deductions()) {
    const auto used = grade.uses.find(rule->name);
    if (used == grade.uses.end()) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", rule->name, used->second);
  }
  return text;
}

}  // namespace

int grade_exit_code(const Grade& grade) {
  if (grade.is_unique()) return grade.way.end == Way::End::solved ? exit_yes : exit_unknown;
  const bool is_no = grade.found.nets.size() > 1 || grade.found.answer == Answer::none;
  return is_no ? exit_no : exit_unknown;
}

nlohmann::ordered_json grade_json(const BridgesPuzzle& puzzle, const Grade& grade) {
  nlohmann::ordered_json json = {{"answer", word_for(grade)}, {"level", nullptr}, {"score", nullptr}};
  if (grade.way.end != Way::End::stopped) {
    json["level"] = grade.level;
    json["score"] = grade.score;
  }
  json["solved"] = grade.way.end == Way::End::solved;
  json["rules"] = nlohmann::ordered_json::object();
  for (const auto& [rule, uses] : grade.uses) json["rules"][std::string(rule)] = uses;
  json["longest_chain"] = grade.longest_chain;
  if (!grade.found.why.empty()) {
    json["why"] = grade.found.why;
  } else if (grade.way.end == Way::End::stopped) {
    json["why"] = "a limit was reached before the way was finished";
  }
  json["steps"] = nlohmann::ordered_json::array();
  for (const WayStep& step : grade.way.steps) json["steps"].push_back(step_json(puzzle, step));
  return json;
}

std::string grade_text(const Grade& grade) {
  if (grade.is_unique() && grade.way.end == Way::End::solved) {
    std::string text =
        grade.level == 0 ? "level 0: there is nothing to deduce"
                         : fmt::format("level {} (score {}): {}", grade.level, grade.score, uses_text(grade));
    if (grade.longest_chain > 0)
      text += fmt::format("; the longest what-if takes {} conclusions", grade.longest_chain);
    return text;
  }
  if (grade.is_unique())
    return "unknown: unique, but the way to the solution was not finished before the limit";
  if (grade.found.nets.size() > 1)
    return "ambiguous: it has more than one solution ('hamlet unique' shows two)";
  return fmt::format("{}: {}", word_for(grade), grade.found.why);
}

}  // namespace hamlet
