#pragma once

#include <string>

#include "hamlet/api/answer.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/bridges/grade.hpp"
#include "hamlet/solve/path/ladder/grade.hpp"

namespace hamlet::api {

/// An object with `answer`, `level`, `score`, the uses of each rule, and the steps.
Json grade_json(const BridgesPuzzle& puzzle, const bridges::Grade& grade);
Json grade_json(const Board& board, const path::Grade& grade);
/// "level 3 (score 57): outlets 12, shares 7, closing 2"
std::string grade_text(const bridges::Grade& grade);
std::string grade_text(const path::Grade& grade);
Verdict verdict_of(const bridges::Grade& grade);
Verdict verdict_of(const path::Grade& grade);

}  // namespace hamlet::api
