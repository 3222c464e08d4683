#pragma once

#include <cstdint>

#include "cli/output.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/bridges/hint.hpp"
#include "hamlet/solve/path/deduce/path_hint.hpp"

namespace hamlet {

/// Prints a hint up to a stage (1 where, 2 which rule, 3 the move), and says which exit code it means.
int report_hint(const OutputOptions& output, const BridgesPuzzle& puzzle, const Hint& hint,
                std::int64_t stage);
int report_hint(const OutputOptions& output, const Board& board, const PathHint& hint, std::int64_t stage);

}  // namespace hamlet
