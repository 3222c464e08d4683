#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind path_kind = {
    .name = "path",
    .summary = "a path through every cell of any board or graph, with any clues",
    .rules =
        "Write the numbers 1, 2, 3, … into the cells, one into each and none twice, so that from every "
        "number to the next is one move of the board. Some may be printed already.",
    .example = R"(kind: path
board: triangle
diamonds: 3,3-4,3
wall: 2,1-3,2
even: 4,2
   1
  . .
 . . .
. . 8 .
solution:
    1
   3 2
  4 7 9
5 6 8 10
)",
    .other_example = R"(kind: path
board: triangle
closed: yes
wall: 3,3-4,3
even: 2,1
   .
  . .
 . 9 5
. . . .
solution:
     7
    8  6
 10  9  5
 1  2  3  4
)",
    .has_diamonds = true,
    .has_marks = true,
};

}  // namespace hamlet
