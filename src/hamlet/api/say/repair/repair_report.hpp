#pragma once

#include "hamlet/analyse/repair/repair_net.hpp"
#include "hamlet/analyse/repair/repair_path.hpp"
#include "hamlet/api/answer.hpp"
#include "hamlet/board/board.hpp"

namespace hamlet::api {

/// What would mend a puzzle, in sentences and as JSON.
Answer repair_answer(const Board& board, const PathRepair& repair, const Run& run);
Answer repair_answer(const BridgesPuzzle& puzzle, const NetRepair& repair, const Run& run);

}  // namespace hamlet::api
