#pragma once

#include <vector>

#include "folder.hpp"
#include "line_reader.hpp"

namespace proof_check {

/// Variables 1, 2, 3, … and their negations −1, −2, −3, …
using Clause = std::vector<int>;

/// formula.cnf in DIMACS form; refuses one whose head does not say how many variables and clauses it has.
std::vector<Clause> read_formula(const TextFile& formula, int variables);

/// The vertex sets of cuts.txt, one a line; refuses empty ones and whole ones.
std::vector<std::vector<int>> read_cuts(const TextFile& cuts_file, int vertices);

/// A word of DIMACS or DRAT: a literal, or the 0 after the last one.
int read_literal(const LineReader& in, std::string_view word, int variables);

}  // namespace proof_check
