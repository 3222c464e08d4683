#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind rikudo_kind = {
    .name = "rikudo",
    .summary = "hexagons; each number touches the next, and cells that share a diamond are consecutive",
    .rules =
        "Write the numbers 1, 2, 3, … into the hexagons, one into each and none twice, so that every number "
        "touches the next. Some are printed already. Cells that share a diamond hold numbers that follow one "
        "another.",
    .example = R"(kind: rikudo
diamonds: 2,4-3,4 3,4-3,5 5,2-5,3
   16  . 18
  .  .  1  .
 . 12  #  .  .
  . 10  .  .
    .  .  .
solution:
   16 17 18
 14 15  1  2
13 12  #  3  4
 11 10  6  5
    9  8  7
)",
    .other_example = R"(kind: rikudo
closed: yes
diamonds: 1,2-1,3 1,3-2,4 3,1-3,2 4,1-4,2 4,3-5,2
   . . .
  . . 1 .
 . 5 # 14 .
  . . . .
   . 10 .
solution:
    3 18 17
  4  2  1 16
 6  5  # 14 15
  7  8 11 13
    9 10 12
)",
    .board = "hex",
    .has_diamonds = true,
};

}  // namespace hamlet
