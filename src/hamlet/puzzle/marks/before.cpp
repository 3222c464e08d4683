#include "hamlet/puzzle/mark.hpp"

namespace hamlet {

extern const MarkRule before_mark = {
    .name = "before",
    .summary = "the first cell's number is smaller than the second's",
    .broken = "must be visited in this order",
    .cell_count = 2,
    .is_ordered = true,
    .sign = MarkSign::less,
    .allows_steps = [](const Mark&, Step first, Step second) { return first < second; },
};

}  // namespace hamlet
