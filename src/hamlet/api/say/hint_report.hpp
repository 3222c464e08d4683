#pragma once

#include <cstdint>

#include "hamlet/api/answer.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/bridges/hint.hpp"
#include "hamlet/solve/path/ladder/hint.hpp"

namespace hamlet::api {

/// A hint up to a stage: 1 the place, 2 the rule, 3 the move.
Answer hint_answer(const BridgesPuzzle& puzzle, const bridges::Hint& hint, std::int64_t stage);
Answer hint_answer(const Board& board, const path::Hint& hint, std::int64_t stage);

}  // namespace hamlet::api
