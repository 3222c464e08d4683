#include "hamlet/solve/path/solver.hpp"

#include "hamlet/base/named.hpp"

namespace hamlet {

const PathSolver& path_solver(std::string_view name, std::string_view where) {
  return named(path_solvers(), name, "solver", where);
}

}  // namespace hamlet
