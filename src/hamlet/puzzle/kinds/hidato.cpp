#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind hidato_kind = {
    .name = "hidato",
    .alias = "hidoku",
    .summary = "each number touches the next, sideways or at a corner",
    .board = "king",
};

}  // namespace hamlet
