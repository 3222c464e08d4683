#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind diplomatico_kind = {
    .name = "diplomatico",
    .summary =
        "fill the board with 1, 2, 3, …, each three cells along a row or column or two along a diagonal from "
        "the last",
    .rules =
        "Write the numbers 1, 2, 3, … into the cells, one into each and none twice. From each number to the "
        "next it is three cells along a row or column, or two along a diagonal.",
    .example = R"(kind: diplomatico
start: 1,1
end: 1,4
. . . . .
. . . . .
. . . . .
. . . . .
solution:
 1 14 17 20  3
11  8  5 12  9
16 19  2 15 18
 6 13 10  7  4
)",
    .other_example = R"(kind: diplomatico
closed: yes
start: 1,1
end: 1,4
. . . . .
. . . . .
. . . . .
. . . . .
solution:
 1 14 17 20  3
11  8  5 12  9
16 19  2 15 18
 6 13 10  7  4
)",
    .board = "diplomatico",
    .has_clues = false,
};

}  // namespace hamlet
