#pragma once

#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// A canonical form, equal for all numberings that are the same solution.
Path solution_key(const Rules& rules, Path path);

}  // namespace hamlet::path
