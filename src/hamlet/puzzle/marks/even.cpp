#include "hamlet/puzzle/mark.hpp"

namespace hamlet {

extern const MarkRule even_mark = {
    .name = "even",
    .summary = "the cell's number is even",
    .broken = "must have an even number",
    .glyph = "even",
    .allows_step = [](const Mark& mark, Vertex cell,
                      Step step) { return cell != mark.cells[0] || step % 2 == 0; },
};

}  // namespace hamlet
