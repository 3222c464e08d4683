#pragma once

#include <functional>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/count/count_by_search.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {
class Workers;
}

namespace hamlet::path {

/// Takes a solution that is its own only while it looks at it; says whether to go on.
using Reader = std::function<bool(const Path&)>;

/// Shows every solution once, with a path and its reverse as two or as one. Walks a sweep back where that is
/// soon ready, searches otherwise: in the same order on every machine. Every path is checked. The report's
/// method is "sweep", "search", the name of the SAT solver that took over, or "refuted". If the memory is
/// used up, it gives up.
SearchReport list_paths(const PathPuzzle& puzzle, Direction direction, const Labels& labels, const Run& run,
                        const Reader& read);

/// The same by search alone. Goes on for as long as it finds something; if it does not at first, SAT takes
/// over, which finds fewer but is not lost so easily. When that happens depends on the puzzle alone.
SearchReport list_by_search(const PathPuzzle& puzzle, Direction direction, const Labels& labels,
                            const Run& run, const Reader& read);

class SweptPuzzle;
/// The same by a sweep that is ready, whose numbers of ways are exact.
SearchReport list_by_sweep(const SweptPuzzle& swept, Direction direction, Workers& workers, const Run& run,
                           const Reader& read);

}  // namespace hamlet::path
