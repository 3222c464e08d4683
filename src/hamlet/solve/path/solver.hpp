#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// How a search came to its end. Only `exhausted` proves that something does not exist.
enum class Ended { exhausted, by_visitor, by_request, gave_up };

struct SearchReport {
  Ended ended = Ended::gave_up;
  std::uint64_t work = 0;  // steps tried; the same for the same input, seed and version
  std::string why = {};    // exhausted without a solution: the reason; stopped or given up: by what
};

/// Takes a solution; says whether to go on.
using PathVisitor = std::function<bool(const Path&)>;

/// A method. It visits solutions, each once: find is stopping at the first, unique at the second, list never.
/// A new one is a file in solvers/ and a word in the list of src/hamlet/CMakeLists.txt.
struct PathSolver {
  std::string_view name;
  std::string_view summary;
  SearchReport (*search)(const PathPuzzle& puzzle, const Run& run, const PathVisitor& visit);
};

std::span<const PathSolver* const> path_solvers();

/// The solver of a name; otherwise an InputError that suggests the nearest.
const PathSolver& path_solver(std::string_view name, std::string_view where);

}  // namespace hamlet
