#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind knight_kind = {
    .name = "knight",
    .summary = "a knight's tour, with or without printed numbers",
    .board = "knight",
};

}  // namespace hamlet
