#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "hamlet/solve/path/rules/visitor.hpp"

namespace hamlet::path {

/// A method. It visits solutions, each once: find is stopping at the first, unique at the second, list never.
/// A new one is a file in solvers/ and a word in the list of src/hamlet/CMakeLists.txt.
struct Solver {
  std::string_view name;
  std::string_view summary;
  Power power = Power::enumerates;
  /// A construction looks at the puzzle's shape and never at its graph, which may be too large to build.
  bool needs_graph = true;
  bool takes_order = false;  // whether SolverOptions::order means something to it
  /// Why a puzzle is not for this method: "it knows nothing of numbers"; nothing if it is.
  std::optional<std::string> (*refuses)(const PathPuzzle& puzzle) = nullptr;
  SearchReport (*search)(const PathPuzzle& puzzle, const SolverOptions& options, const Run& run,
                         const Visitor& visit) = nullptr;
};

std::span<const Solver* const> solvers();

/// The solver of a name; otherwise an InputError that suggests the nearest.
const Solver& solver_named(std::string_view name, std::string_view where);

/// An InputError at `where` if there is no such order, or if the method has no use for one.
void require_takes_order(const Solver& solver, std::string_view order, std::string_view where);

}  // namespace hamlet::path
