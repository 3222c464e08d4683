#pragma once

#include <functional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::path {

/// Takes a solution and returns whether to go on. A method that no longer needs its path moves it in.
using Visitor = std::function<bool(Path)>;

/// What a method may be told besides the puzzle; methods ignore what they have no use for.
struct SolverOptions {
  std::string order = {};  // of the moves to try: a name of the list of orders; empty for the method's own
  Labels labels = [](Vertex v) { return std::to_string(v + 1); };  // what the cells are called in reasons
};

}  // namespace hamlet::path
