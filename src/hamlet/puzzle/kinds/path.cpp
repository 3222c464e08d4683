#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind path_kind = {
    .name = "path",
    .summary = "a path through every cell of any board or graph, with any clues",
    .has_diamonds = true,
    .has_marks = true,
};

}  // namespace hamlet
