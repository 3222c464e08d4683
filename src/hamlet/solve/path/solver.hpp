#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "hamlet/solve/path/rules/visitor.hpp"

namespace hamlet::path {

/// A method that visits solutions, each once. Finding stops at the first, a test of uniqueness at the second,
/// listing never. A new one is a file in solvers/ and a word in the list of src/hamlet/CMakeLists.txt.
struct Solver {
  std::string_view name;
  std::string_view summary;
  Power power = Power::enumerates;
  /// A construction uses the puzzle's shape and never its graph, which may be too large to build.
  bool needs_graph = true;
  bool takes_order = false;  // whether it uses SolverOptions::order
  /// Why a puzzle cannot be solved by this method ("it knows nothing of numbers"), or nothing.
  std::optional<std::string> (*refuses)(const PathPuzzle& puzzle) = nullptr;
  SearchReport (*search)(const PathPuzzle& puzzle, const SolverOptions& options, const Run& run,
                         const Visitor& visit) = nullptr;
};

std::span<const Solver* const> solvers();

/// Throws an InputError that suggests the nearest name if there is none.
const Solver& solver_named(std::string_view name, std::string_view where);

/// Throws an InputError at `where` if there is no such order or the solver uses none.
void require_takes_order(const Solver& solver, std::string_view order, std::string_view where);

}  // namespace hamlet::path
