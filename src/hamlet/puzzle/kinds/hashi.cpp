#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

extern const PuzzleKind hashi_kind = {
    .name = "hashi",
    .aliases = {"bridges", "hashiwokakero", "numberlink"},
    .summary = "join all islands by bridges, each with as many as its number says, none crossing",
    .rules =
        "Join the islands by bridges, so that one can walk from every island to every other. Bridges run "
        "along rows and columns, end at islands and never cross. An island's number says how many bridges "
        "end there.",
    .example = R"(kind: hashi
2 . . . 1
. . . . .
2 . . . 2
. . . . .
. 2 . . 3
solution:
1,1-1,5=1 1,1-3,1=1 3,1-3,5=1 3,5-5,5=1 5,2-5,5=2
)",
    .other_example = R"(kind: hashi
k: 1
1 . 2 . 2
. . . . .
1 . 3 . 3
. . . . .
1 . 2 . 1
solution:
1,1-1,3=1 1,3-1,5=1 1,5-3,5=1 3,1-3,3=1 3,3-3,5=1 3,3-5,3=1 3,5-5,5=1 5,1-5,3=1
)",
    .is_bridges = true,
};

}  // namespace hamlet
