#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "hamlet/solve/bridges/grade.hpp"

namespace hamlet {

enum class StepsShown { no, yes };

/// `answer`, `level`, `score`, the uses of each rule, and the steps if they are wanted.
nlohmann::ordered_json grade_json(const BridgesPuzzle& puzzle, const Grade& grade, StepsShown steps);
/// "level 3 (score 57): outlets 12, shares 7, closing 2"
std::string grade_text(const Grade& grade);
int grade_exit_code(const Grade& grade);

}  // namespace hamlet
