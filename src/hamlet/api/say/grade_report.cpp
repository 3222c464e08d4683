#include "hamlet/api/say/grade_report.hpp"

#include <fmt/format.h>

#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/api/say/way_report.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"

namespace hamlet::api {

namespace {

bool is_none(const bridges::Grade& grade) { return grade.found.answer == bridges::Found::Answer::none; }
bool is_none(const path::Grade& grade) { return grade.found.answer == path::Found::Answer::none; }
auto rules_of(const bridges::Grade&) { return bridges::deductions(); }
auto rules_of(const path::Grade&) { return path::deductions(); }

std::string why_stopped(const bridges::Grade&) { return "a limit was reached before the way was finished"; }
std::string why_stopped(const path::Grade& grade) {
  return grade.is_too_large ? "there are too many possibilities for the rules"
                            : "a limit was reached before the way was finished";
}

template <class AnyGrade>
const char* word_for_grade(const AnyGrade& grade) {
  if (grade.is_unique()) return "unique";
  if (grade.found.has_several()) return "ambiguous";
  return is_none(grade) ? "none" : "unknown";
}

/// The uses of each rule, in the order of the table of rules.
template <class AnyGrade>
std::string uses_text(const AnyGrade& grade) {
  std::string text;
  for (const auto* rule : rules_of(grade)) {
    const auto used = grade.uses.find(rule->name);
    if (used == grade.uses.end()) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", rule->name, used->second);
  }
  return text;
}

template <class AnyGrade>
Verdict verdict_of_any(const AnyGrade& grade) {
  if (grade.is_unique()) return grade.way.end == WayEnd::solved ? Verdict::yes : Verdict::unknown;
  return grade.found.has_several() || is_none(grade) ? Verdict::no : Verdict::unknown;
}

template <class Place, class AnyGrade>
Json any_grade_json(const Place& place, const AnyGrade& grade) {
  Json json = {{"answer", word_for_grade(grade)}, {"level", nullptr}, {"score", nullptr}};
  if (grade.way.end != WayEnd::stopped) {
    json["level"] = grade.level;
    json["score"] = grade.score;
    json["difficulty"] = difficulty_in_words(grade);
    json["trials"] = grade.trials;
  }
  json["method"] = grade.found.method;
  json["solved"] = grade.way.end == WayEnd::solved;
  json["rules"] = Json::object();
  for (const auto& [rule, uses] : grade.uses) json["rules"][std::string(rule)] = uses;
  json["longest_chain"] = grade.longest_chain;
  if (!grade.found.why.empty()) {
    json["why"] = grade.found.why;
  } else if (grade.way.end == WayEnd::stopped) {
    json["why"] = why_stopped(grade);
  }
  json["steps"] = Json::array();
  for (const auto& step : grade.way.steps) json["steps"].push_back(step_json(place, step));
  return json;
}

template <class AnyGrade>
std::string any_grade_text(const AnyGrade& grade) {
  if (grade.is_unique() && grade.way.end == WayEnd::solved) {
    std::string text = grade.level == 0 ? "level 0: there is nothing to deduce"
                                        : fmt::format("level {}{} (score {}): {}", grade.level,
                                                      is_extreme_by_trial(grade) ? ", extreme by trial" : "",
                                                      grade.score, uses_text(grade));
    if (grade.longest_chain > 0)
      text += "; the longest what-if takes " + number_of(grade.longest_chain, "conclusion");
    return text;
  }
  if (grade.is_unique())
    return fmt::format("unknown: unique ({}), but the way to the solution was not finished before the limit",
                       proved_by(grade.found.method));
  if (grade.found.has_several()) return "ambiguous: it has more than one solution (`unique` shows two)";
  return is_none(grade) ? none_text(grade.found.why, grade.found.method)
                        : fmt::format("unknown: {}", grade.found.why);
}

}  // namespace

Verdict verdict_of(const bridges::Grade& grade) { return verdict_of_any(grade); }
Verdict verdict_of(const path::Grade& grade) { return verdict_of_any(grade); }

Json grade_json(const BridgesPuzzle& puzzle, const bridges::Grade& grade) {
  return any_grade_json(puzzle, grade);
}
Json grade_json(const Board& board, const path::Grade& grade) { return any_grade_json(board, grade); }

std::string grade_text(const bridges::Grade& grade) { return any_grade_text(grade); }
std::string grade_text(const path::Grade& grade) { return any_grade_text(grade); }

}  // namespace hamlet::api
