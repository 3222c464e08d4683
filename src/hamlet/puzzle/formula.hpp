#pragma once

#include <cstddef>
#include <vector>

namespace hamlet {

/// Clauses over variables 1 … n; a literal is a variable or, negated, its negative. The formula holds if
/// every clause has a literal that does.
struct Formula {
  using Clause = std::vector<int>;

  int variables = 0;
  std::vector<Clause> clauses = {};

  std::size_t literal_count() const;
  friend bool operator==(const Formula&, const Formula&) = default;
};

/// values[v] says whether variable v + 1 is true.
using Assignment = std::vector<bool>;

bool holds(const Formula& formula, const Assignment& values);

}  // namespace hamlet
