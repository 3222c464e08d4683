#pragma once

#include <functional>
#include <span>
#include <string_view>

#include "hamlet/solve/bridges/propagate/network.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::bridges {

/// Takes the number of bridges on each lane; says whether to go on.
using Visitor = std::function<bool(std::span<const int>)>;

/// A method for bridges puzzles. It visits the solutions within the bounds, each once. A new one is a file in
/// solvers/ and a word in the list of src/hamlet/CMakeLists.txt.
struct Solver {
  std::string_view name;
  std::string_view summary;
  std::string_view alias = {};
  Power power = Power::enumerates;
  /// `wanted`: how many solutions the visitor will ask for at most; a method may look closer when it is
  /// asked for two than for one.
  SearchReport (*search)(const BridgesPuzzle& puzzle, const Network& network, const LaneBounds& bounds,
                         std::uint64_t wanted, const Run& run, const Visitor& visit) = nullptr;
};

std::span<const Solver* const> solvers();

/// The solver of a name; otherwise an InputError that suggests the nearest.
const Solver& solver_named(std::string_view name, std::string_view where);

}  // namespace hamlet::bridges
