#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind numbrix_kind = {
    .name = "numbrix",
    .summary = "each number is beside, above or below the next",
    .rules =
        "Write the numbers 1, 2, 3, … into the cells, one into each and none twice, so that every number is "
        "beside, above or below the next. Some are printed already.",
    .example = R"(kind: numbrix
16  1  .  5
 .  .  .  .
 .  .  .  .
 .  .  .  .
solution:
16  1  4  5
15  2  3  6
14 11 10  7
13 12  9  8
)",
    .other_example = R"(kind: numbrix
closed: yes
. 1 . .
. 8 . .
. . . .
. . . .
solution:
2  1 16 15
3  8  9 14
4  7 10 13
5  6 11 12
)",
    .board = "square",
};

}  // namespace hamlet
