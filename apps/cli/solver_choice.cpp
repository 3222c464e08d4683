#include "cli/solver_choice.hpp"

#include "hamlet/base/error.hpp"
#include "hamlet/solve/bridges/solver.hpp"

namespace hamlet {

Options SolverChoice::options() {
  return {
      {"--solver", "NAME",
       "the method; 'hamlet help solvers' lists them (default: portfolio, whatever suits the puzzle)",
       &solver_},
      {"--order", "NAME", "which moves a search tries first; 'hamlet help orders' lists them", &order_},
  };
}

const PathSolver& SolverChoice::solver() const {
  const char* const own = order_.empty() ? "portfolio" : "backtrack";
  const PathSolver& chosen = path_solver(solver_.empty() ? own : solver_, "--solver");
  require_takes_order(chosen, order_, "--order");
  return chosen;
}

std::string SolverChoice::bridges_solver_name() const {
  if (!order_.empty()) throw InputError("--order", "it is for path puzzles, and this is a bridges puzzle");
  return std::string(bridges_solver(solver_.empty() ? "engine" : solver_, "--solver").name);
}

}  // namespace hamlet
