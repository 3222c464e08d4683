#pragma once

#include <string>

#include "cli/option.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

/// The options that choose a method.
class SolverChoice {
 public:
  Options options();
  bool is_given() const { return !solver_.empty() || !order_.empty(); }
  /// Without a name the portfolio; an order of moves is for search.
  const PathSolver& solver() const;
  /// The name of a method for bridges puzzles; an InputError if there is none such, or if an order is given.
  std::string bridges_solver_name() const;
  SolverOptions solver_options() const { return {.order = order_}; }

 private:
  std::string solver_, order_;
};

}  // namespace hamlet
