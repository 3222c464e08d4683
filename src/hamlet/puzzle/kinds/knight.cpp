#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind knight_kind = {
    .name = "knight",
    .summary = "a knight's tour, with or without printed numbers",
    .rules =
        "A chess knight visits every cell once. Number the cells in the order of its visits, from 1: each "
        "step goes two cells along a row or column and one across.",
    .example = R"(kind: knight
. . .  .
. . . 12
. . .  1
solution:
 8 11  6  3
 5  2  9 12
10  7  4  1
)",
    .other_example = R"(kind: knight
closed: yes
 .  . . 27  . .
15  . .  .  . .
 .  . .  1 22 .
 . 10 .  .  . .
 6  . .  .  . .
solution:
 8 17 14 27  2 23
15 28  9 24 13 26
18  7 16  1 22  3
29 10  5 20 25 12
 6 19 30 11  4 21
)",
    .board = "knight",
};

}  // namespace hamlet
