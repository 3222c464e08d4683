#include "hamlet/puzzle/mark.hpp"

namespace hamlet {

extern const MarkRule odd_mark = {
    .name = "odd",
    .summary = "the cell's number is odd",
    .broken = "must have an odd number",
    .glyph = "odd",
    .allows_step = [](const Mark& mark, Vertex cell,
                      Step step) { return cell != mark.cells[0] || step % 2 == 1; },
};

}  // namespace hamlet
