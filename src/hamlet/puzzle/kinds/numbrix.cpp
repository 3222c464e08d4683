#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind numbrix_kind = {
    .name = "numbrix",
    .summary = "each number is beside, above or below the next",
    .board = "square",
};

}  // namespace hamlet
