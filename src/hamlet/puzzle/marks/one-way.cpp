#include "hamlet/puzzle/mark.hpp"

namespace hamlet {

extern const MarkRule one_way_mark = {
    .name = "one-way",
    .summary = "the path may step from the first cell to the second, but not back",
    .broken = "are joined in this direction only, and the path goes the other way",
    .cell_count = 2,
    .between_neighbours = true,
    .is_ordered = true,
    .sign = MarkSign::arrow,
    .allows_move = [](const Mark& mark, Vertex from,
                      Vertex to) { return !(mark.cells[1] == from && mark.cells[0] == to); },
};

}  // namespace hamlet
