#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind diplomatico_kind = {
    .name = "diplomatico",
    .summary =
        "fill the board with 1, 2, 3, …, each three cells along a row or column or two along a diagonal from "
        "the last",
    .board = "diplomatico",
    .has_clues = false,
};

}  // namespace hamlet
