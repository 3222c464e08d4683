#pragma once

#include <functional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::path {

/// Receives a solution and returns whether to continue. A method that no longer needs its path moves it in.
using Visitor = std::function<bool(Path)>;

/// Options of a solver. Solvers ignore those they do not use.
struct SolverOptions {
  std::string order = {};  // a name in the table of orders; empty for the solver's default
  Labels labels = [](Vertex v) { return std::to_string(v + 1); };  // how reasons name the cells
};

}  // namespace hamlet::path
