#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind hidato_kind = {
    .name = "hidato",
    .aliases = {"hidoku"},
    .summary = "each number touches the next, sideways or at a corner",
    .rules =
        "Write the numbers 1, 2, 3, … into the cells, one into each and none twice, so that every number "
        "touches the next, at a side or at a corner. Some are printed already.",
    .example = R"(kind: hidato
 .  .  .  .
 3  4  8  .
 .  1  .  .
16  . 12  .
solution:
 5  6  7  9
 3  4  8 10
 2  1 14 11
16 15 12 13
)",
    .other_example = R"(kind: hidato
closed: yes
15  .  .  .
 .  1  . 12
 3  .  .  .
 .  5  8  .
solution:
15 14 13 11
16  1 10 12
 3  2  6  9
 4  5  8  7
)",
    .board = "king",
};

}  // namespace hamlet
