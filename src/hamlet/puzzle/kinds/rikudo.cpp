#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind rikudo_kind = {
    .name = "rikudo",
    .summary = "hexagons; each number touches the next, and cells that share a diamond are consecutive",
    .board = "hex",
    .has_diamonds = true,
};

}  // namespace hamlet
