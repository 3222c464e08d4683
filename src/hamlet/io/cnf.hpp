#pragma once

#include <string_view>

#include "hamlet/puzzle/formula.hpp"

namespace hamlet {

/// Parses a formula in DIMACS CNF: comments `c …`, the head `p cnf VARIABLES CLAUSES`, then clauses, each a
/// list of literals that ends in 0, on any number of lines. A line that begins with % ends the formula, as in
/// the SATLIB collection. `where` ("formula.cnf") begins the place of every error.
Formula read_cnf(std::string_view text, std::string_view where);

}  // namespace hamlet
