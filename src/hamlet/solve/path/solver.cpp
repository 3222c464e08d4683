#include "hamlet/solve/path/solver.hpp"

#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/nearest.hpp"

namespace hamlet {

const PathSolver& path_solver(std::string_view name, std::string_view where) {
  std::vector<std::string_view> known;
  for (const PathSolver* solver : path_solvers()) {
    if (solver->name == name) return *solver;
    known.push_back(solver->name);
  }
  throw InputError(std::string(where), unknown_name("solver", name, known));
}

}  // namespace hamlet
