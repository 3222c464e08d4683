#include "hamlet/solve/path/solver.hpp"

#include "hamlet/base/named.hpp"

namespace hamlet {

std::string why_ended(const Run& run) {
  return run.time_is_up() ? "the time limit was reached" : "it was stopped";
}

const PathSolver& path_solver(std::string_view name, std::string_view where) {
  return named(path_solvers(), name, "solver", where);
}

}  // namespace hamlet
