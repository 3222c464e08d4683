#pragma once

#include <string_view>

#include "hamlet/puzzle/formula.hpp"

namespace hamlet {

/// A formula in DIMACS form: comments `c …`, the head `p cnf VARIABLES CLAUSES`, then clauses, each a list of
/// literals up to a 0, on any number of lines; a line that begins with % ends it, as in the SATLIB
/// collection. `where` ("formula.cnf") begins the place of every complaint.
Formula read_cnf(std::string_view text, std::string_view where);

}  // namespace hamlet
