#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "hamlet/board/board.hpp"
#include "hamlet/solve/bridges/grade.hpp"
#include "hamlet/solve/path/deduce/path_grade.hpp"

namespace hamlet {

/// `answer`, `level`, `score`, the uses of each rule, and the steps.
nlohmann::ordered_json grade_json(const BridgesPuzzle& puzzle, const Grade& grade);
nlohmann::ordered_json grade_json(const Board& board, const PathGrade& grade);
/// "level 3 (score 57): outlets 12, shares 7, closing 2"
std::string grade_text(const Grade& grade);
std::string grade_text(const PathGrade& grade);
int grade_exit_code(const Grade& grade);
int grade_exit_code(const PathGrade& grade);

}  // namespace hamlet
