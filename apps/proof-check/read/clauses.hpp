#pragma once

#include <vector>

#include "read/folder.hpp"
#include "read/line_reader.hpp"

namespace proof_check {

/// Variables 1, 2, 3, … and their negations −1, −2, −3, …
using Clause = std::vector<int>;

/// Reads formula.cnf in DIMACS form, whose head must state the numbers of variables and clauses.
std::vector<Clause> read_formula(const TextFile& formula, int variables);

/// Reads the vertex sets of cuts.txt, one a line, which must be nonempty and proper.
std::vector<std::vector<int>> read_cuts(const TextFile& cuts_file, int vertices);

/// Reads a word of DIMACS or DRAT: a literal, or the 0 that ends a clause.
int read_literal(const LineReader& in, std::string_view word, int variables);

}  // namespace proof_check
