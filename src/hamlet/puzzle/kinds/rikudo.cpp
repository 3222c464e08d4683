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
    .board = "hex",
    .has_diamonds = true,
};

}  // namespace hamlet
