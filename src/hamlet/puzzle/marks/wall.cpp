#include "hamlet/puzzle/mark.hpp"

namespace hamlet {

extern const MarkRule wall_mark = {
    .name = "wall",
    .summary = "the path may not step from one of the two cells to the other",
    .broken = "have a wall between them, and the path steps through it",
    .cell_count = 2,
    .between_neighbours = true,
    .sign = MarkSign::bar,
    .allows_move =
        [](const Mark& mark, Vertex from, Vertex to) {
          return !(mark.cells[0] == from && mark.cells[1] == to) &&
                 !(mark.cells[0] == to && mark.cells[1] == from);
        },
};

}  // namespace hamlet
