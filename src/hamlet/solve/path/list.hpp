#pragma once

#include <functional>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/count/count_by_search.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {
class Workers;
}

namespace hamlet::path {

/// Receives a solution, valid only during the call, and returns whether to continue.
using Reader = std::function<bool(const Path&)>;

/// Lists every solution once, with a path and its reverse as two or as one. Walks back through a sweep if one
/// is cheap, otherwise searches; the order is the same on every machine. Checks every path. The report's
/// method is "sweep", "search", the name of the SAT solver that took over, or "refuted". Gives up when the
/// memory is used up.
SearchReport list_paths(const PathPuzzle& puzzle, Direction direction, const Labels& labels, const Run& run,
                        const Reader& read);

/// As above, by search alone. If backtracking finds nothing at first, SAT takes over, which finds fewer
/// solutions but does not get stuck as easily. When that happens depends only on the puzzle.
SearchReport list_by_search(const PathPuzzle& puzzle, Direction direction, const Labels& labels,
                            const Run& run, const Reader& read);

class SweptPuzzle;
/// As above, by a prepared sweep whose counts fit words (`KeptLayers::fit_words`).
SearchReport list_by_sweep(const SweptPuzzle& swept, Direction direction, Workers& workers, const Run& run,
                           const Reader& read);

}  // namespace hamlet::path
