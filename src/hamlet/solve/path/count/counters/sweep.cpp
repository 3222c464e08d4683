#include "hamlet/solve/path/count/count_by_sweep.hpp"

namespace hamlet::path {

extern const Counter sweep_counter = {
    .name = "sweep",
    .summary = "processes the cells one by one and counts all partial solutions by their state: for boards",
    .refuses = SweptPuzzle::refuses,
    .count = count_by_sweep,
};

}  // namespace hamlet::path
