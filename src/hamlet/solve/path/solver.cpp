#include "hamlet/solve/path/solver.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/named.hpp"
#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::path {

const Solver& solver_named(std::string_view name, std::string_view where) {
  return named(solvers(), name, "solver", where);
}

void require_takes_order(const Solver& solver, std::string_view order, std::string_view where) {
  if (order.empty()) return;
  require_order(order, where);
  if (solver.takes_order) return;
  std::string others;
  for (const Solver* other : solvers()) {
    if (other->takes_order) others += fmt::format("{}{}", others.empty() ? "" : " and ", other->name);
  }
  throw InputError(std::string(where), fmt::format("{} does not use an order; {} do", solver.name, others));
}

}  // namespace hamlet::path
