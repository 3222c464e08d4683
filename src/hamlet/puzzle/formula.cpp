#include "hamlet/puzzle/formula.hpp"

#include <algorithm>
#include <cstdlib>

namespace hamlet {

std::size_t Formula::literal_count() const {
  std::size_t count = 0;
  for (const Clause& clause : clauses) count += clause.size();
  return count;
}

bool holds(const Formula& formula, const Assignment& values) {
  return std::ranges::all_of(formula.clauses, [&](const Formula::Clause& clause) {
    return std::ranges::any_of(clause, [&](int literal) {
      return values[static_cast<std::size_t>(std::abs(literal)) - 1] == (literal > 0);
    });
  });
}

}  // namespace hamlet
