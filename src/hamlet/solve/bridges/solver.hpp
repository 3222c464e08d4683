#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "hamlet/solve/bridges/propagate/question.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::bridges {

/// Receives a solution as the number of bridges on each lane. Returns whether to continue.
using Visitor = std::function<bool(std::span<const int>)>;

/// A method for bridges puzzles. It visits each solution within the bounds once. A new method is a file in
/// solvers/ and a word in the list in src/hamlet/CMakeLists.txt.
struct Solver {
  std::string_view name;
  std::string_view summary;
  std::string_view alias = {};
  Power power = Power::enumerates;
  /// `wanted` is the most solutions that the visitor will accept. A method may invest more before its search
  /// if that is two rather than one.
  SearchReport (*search)(const Question& question, std::uint64_t wanted, const Run& run,
                         const Visitor& visit) = nullptr;
};

std::span<const Solver* const> solvers();

/// Returns the solver with this name. If there is none, throws an InputError at `where` that suggests the
/// nearest name.
const Solver& solver_named(std::string_view name, std::string_view where);

}  // namespace hamlet::bridges
