#pragma once

#include <cstddef>
#include <vector>

namespace hamlet {

/// A formula in conjunctive normal form over variables 1 … n. A literal is a variable or, negated, its
/// negative. The formula holds if every clause has a true literal.
struct Formula {
  using Clause = std::vector<int>;

  int variables = 0;
  std::vector<Clause> clauses = {};

  std::size_t literal_count() const;
  friend bool operator==(const Formula&, const Formula&) = default;
};

/// values[v] is the value of variable v + 1.
using Assignment = std::vector<bool>;

bool holds(const Formula& formula, const Assignment& values);

}  // namespace hamlet
