#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind hopido_kind = {
    .name = "hopido",
    .summary = "Diplomatico with some numbers printed",
    .rules =
        "Write the numbers 1, 2, 3, … into the cells, one into each and none twice. From each number to the "
        "next it is three cells along a row or column, or two along a diagonal. Some are printed already.",
    .example = R"(kind: hopido
. .  . 8  1
. .  . .  .
. 7 20 .  .
. .  . . 16
solution:
19  2  5  8  1
13 10 17 14 11
 4  7 20  3  6
18 15 12  9 16
)",
    .other_example = R"(kind: hopido
closed: yes
8  1 . . .
. 15 . . .
.  . . . .
.  . . . .
solution:
 8  1  4  7 10
18 15 12 19 16
 3  6  9  2  5
13 20 17 14 11
)",
    .board = "diplomatico",
};

}  // namespace hamlet
