#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind hopido_kind = {
    .name = "hopido",
    .summary = "Diplomatico with some numbers printed",
    .board = "diplomatico",
};

}  // namespace hamlet
