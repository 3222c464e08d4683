#pragma once

#include <vector>

#include "hamlet/solve/bridges/solver.hpp"
#include "hamlet/solve/found.hpp"

namespace hamlet::bridges {

using Net = std::vector<Bridge>;
using Found = hamlet::Found<Net>;

/// Receives each solution, after it has been checked.
using Sink = Collector<Net>::Sink;

/// Finds up to `limit` solutions within the bounds by one method, and checks each. If `sink` is given, it
/// receives each solution as it is found, and none is kept.
Found find_nets(const Question& question, const Solver& solver, std::uint64_t limit, const Run& run,
                const Sink& sink = nullptr);

/// The same by the engine, with no bounds beyond those of the puzzle.
Found find_nets(const BridgesPuzzle& puzzle, std::uint64_t limit, const Run& run);

}  // namespace hamlet::bridges
